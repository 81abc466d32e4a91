import type { Offer } from '#contract/offers.ts';
import { offerRoutes } from '#contract/routes/offers.ts';
import { anActiveBusiness } from '#test/support/stories/businesses.ts';
import { call } from '#test/support/stories/call.ts';
import {
  anOffer,
  anOfferInput,
  letExpire,
  publish,
  publishInTurn,
} from '#test/support/stories/offers.ts';
import { countOf, type Sent, settle } from '#test/support/stories/settle.ts';
import { openShop } from '#test/support/stories/shops.ts';
import { warmUp } from '#test/support/stories/warm-up.ts';

const {
  createOffer,
  updateOffer,
  setOfferStatus,
  listOffersOfBusiness,
  listOffersOfShop,
  getOffer,
} = offerRoutes;

const timeLimit = 240_000;
const times = <T>(count: number, make: (n: number) => T) =>
  Array.from({ length: count }, (_, n) => make(n));

describe('many requests at once', () => {
  beforeAll(async () => {
    const { shop } = await anOffer();
    await warmUp(listOffersOfShop, { query: { shopId: shop.id } });
  }, timeLimit);

  it(
    'that create, switch on and revive offers end exactly at the limit of active offers',
    async () => {
      const owned = await anActiveBusiness({ sizeTypeId: 1 });
      const { owner } = owned;
      const seller = { ...owned, shop: await openShop(owned) };
      const off: Offer[] = [];
      const ended: Offer[] = [];
      for (let n = 0; n < 17; n += 1) {
        const [one, other] = [await publish(seller), await publish(seller)];
        await call(setOfferStatus, { as: owner, params: { id: one.id } });
        await letExpire(other);
        off.push(one);
        ended.push(other);
      }
      await publishInTurn(seller, 4);
      const body = anOfferInput(seller);
      const outcomes = await settle([
        ...times(17, (): Sent => [createOffer, { as: owner, body }]),
        ...off.map(
          ({ id }): Sent => [
            setOfferStatus,
            { as: owner, params: { id }, body: { status: 'active' } },
          ],
        ),
        ...ended.slice(1).map(({ id }): Sent => [updateOffer, { as: owner, params: { id }, body }]),
      ]);
      expect(outcomes).toHaveLength(50);
      expect(countOf(outcomes, 200) + countOf(outcomes, 201)).toBe(6);
      expect(countOf(outcomes, 'LIMIT_OF_SIZE_TYPE_REACHED')).toBe(44);
      const list = { as: owner, params: { id: owned.business.id } };
      const active = await call(listOffersOfBusiness, {
        ...list,
        query: { status: 'active', limit: '100' },
      });
      expect(active.body.items).toHaveLength(10);
    },
    timeLimit,
  );

  it(
    'that edit the same version of an offer change it once',
    async () => {
      const owned = await anOffer();
      const params = { id: owned.offer.id };
      const outcomes = await settle(
        times(50, (n): Sent => {
          const body = anOfferInput(owned, { title: `Título ${n}` });
          return [updateOffer, { as: owned.owner, params, body, headers: { 'if-match': '"1"' } }];
        }),
      );
      expect(countOf(outcomes, 200)).toBe(1);
      expect(countOf(outcomes, 'VERSION_MISMATCH')).toBe(49);
      const { body } = await call(getOffer, { as: owned.owner, params });
      expect(body.version).toBe(2);
    },
    timeLimit,
  );

  it(
    'that flip the status of an offer each flip it once',
    async () => {
      // Each waits for all before it: fifty would take six times as long.
      const { owner, offer } = await anOffer();
      const params = { id: offer.id };
      const outcomes = await settle(times(20, (): Sent => [setOfferStatus, { as: owner, params }]));
      expect(countOf(outcomes, 200)).toBe(20);
      const { body } = await call(getOffer, { as: owner, params });
      expect(body).toMatchObject({ status: 'active', version: 21 });
    },
    timeLimit,
  );
});
