import { randomUUID } from 'node:crypto';
import { offerRoutes } from '#contract/routes/offers.ts';
import { shopRoutes } from '#contract/routes/shops.ts';
import { anActiveBusiness, type Owned } from '#test/support/stories/businesses.ts';
import { call } from '#test/support/stories/call.ts';
import { anOfferInput } from '#test/support/stories/offers.ts';
import { countOf, type Sent, settle } from '#test/support/stories/settle.ts';
import { anIdentifier, aShop, aShopInput } from '#test/support/stories/shops.ts';
import { warmUp } from '#test/support/stories/warm-up.ts';

const { createShop, deleteShop, getShop, getShopByIdentifier, listShopsOfBusiness } = shopRoutes;
const { createOffer, listOffersOfBusiness, listOffersOfShop } = offerRoutes;

const timeLimit = 240_000;

async function shopsOf({ owner, business }: Owned) {
  const params = { id: business.id };
  return (await call(listShopsOfBusiness, { as: owner, params })).body.items;
}

beforeAll(() => warmUp(getShopByIdentifier, { params: { identifier: anIdentifier() } }), timeLimit);

describe('fifty requests at once', () => {
  it(
    'open exactly as many shops as the size type allows',
    async () => {
      const owned = await anActiveBusiness({ sizeTypeId: 2 });
      const outcomes = await settle(
        Array.from({ length: 50 }, (): Sent => {
          return [createShop, { as: owned.owner, body: aShopInput(owned.business.id) }];
        }),
      );
      expect(countOf(outcomes, 201)).toBe(3);
      expect(countOf(outcomes, 'LIMIT_OF_SIZE_TYPE_REACHED')).toBe(47);
      expect(await shopsOf(owned)).toHaveLength(3);
    },
    timeLimit,
  );

  it(
    'with one idempotency key open one shop, and those that succeed get the same answer',
    async () => {
      const owned = await anActiveBusiness();
      const body = aShopInput(owned.business.id);
      const headers = { 'idempotency-key': randomUUID() };
      const request = { as: owned.owner, body, headers };
      const answers = await Promise.all(
        Array.from({ length: 50 }, () => call(createShop, request)),
      );
      const again = await call(createShop, request);
      expect(again.status).toBe(201);
      const made = answers.filter(({ status }) => status === 201);
      for (const answer of made) expect(answer.body).toEqual(again.body);
      const refused = answers.filter(({ status }) => status !== 201).map(({ code }) => code);
      const passing = ['REQUEST_IN_PROGRESS', 'UNAVAILABLE'];
      expect(refused.filter((code) => !passing.includes(String(code)))).toEqual([]);
      expect(await shopsOf(owned)).toEqual([again.body]);
    },
    timeLimit,
  );

  it(
    'that publish offers in a shop keep it, or come too late for its removal without force',
    async () => {
      const owned = await aShop();
      const { owner, business, shop } = owned;
      const body = anOfferInput(owned);
      await warmUp(listOffersOfShop, { query: { shopId: shop.id } });
      const [[removal], outcomes] = await Promise.all([
        settle([[deleteShop, { as: owner, params: { id: shop.id } }]]),
        settle(Array.from({ length: 49 }, (): Sent => [createOffer, { as: owner, body }])),
      ]);
      const published = countOf(outcomes, 201);
      expect(published + countOf(outcomes, 'VALIDATION_FAILED')).toBe(49);
      expect(removal).toBe(published === 0 ? 204 : 'SHOP_HAS_OFFERS');
      const { status } = await call(getShop, { as: owner, params: { id: shop.id } });
      expect(status).toBe(published === 0 ? 404 : 200);
      const list = { as: owner, params: { id: business.id }, query: { limit: '100' } };
      expect((await call(listOffersOfBusiness, list)).body.items).toHaveLength(published);
    },
    timeLimit,
  );
});
