import { offerRoutes } from '#contract/routes/offers.ts';
import { keys } from '#lambdas/shared/table/keys.ts';
import { anActiveBusiness } from '#test/support/stories/businesses.ts';
import { call } from '#test/support/stories/call.ts';
import {
  anOffer,
  anOfferInput,
  type OwnedOffer,
  publish,
  publishInTurn,
} from '#test/support/stories/offers.ts';
import { aCity, anAddress, openShop } from '#test/support/stories/shops.ts';
import { changeItem, storedUnder } from '#test/support/stories/table.ts';
import { atOnce, statusesOf, twiceAtOnce } from '#test/support/stories/twice.ts';
import { onlyItsShop, whereShown } from '#test/support/stories/where-shown.ts';

const { deleteOffer, createOffer, setOfferStatus } = offerRoutes;

const request = ({ owner, offer }: Pick<OwnedOffer, 'owner' | 'offer'>) => ({
  as: owner,
  params: { id: offer.id },
});

const sortKeysUnder = async (partition: string) =>
  (await storedUnder(partition)).map(({ SK }) => SK);

describe('deleteOffer', () => {
  it('removes an offer from all lists and feeds, and nothing else', async () => {
    const owned = await anOffer({}, { address: anAddress({ city: aCity() }) });
    const second = await openShop(owned);
    const shopsIds = [owned.shop.id, second.id];
    const offer = await publish(owned, { shopsIds });
    expect(await call(deleteOffer, request({ ...owned, offer }))).toMatchObject({ status: 204 });
    expect(await whereShown(offer, owned.shop)).toEqual(onlyItsShop);
    expect(await storedUnder(keys.offer(offer.id).PK)).toEqual([]);
    const listed = await Promise.all(
      [keys.business(owned.business.id), ...shopsIds.map(keys.shop)].map(({ PK }) =>
        sortKeysUnder(PK),
      ),
    );
    expect(listed.flat()).not.toContain(`OFFER#${offer.id}`);
    expect(listed.flat().filter((key) => key === `OFFER#${owned.offer.id}`)).toHaveLength(2);
  });

  it('answers 404 the second time', async () => {
    const owned = await anOffer();
    await call(deleteOffer, request(owned));
    expect((await call(deleteOffer, request(owned))).code).toBe('OFFER_NOT_FOUND');
    expect((await call(setOfferStatus, request(owned))).code).toBe('OFFER_NOT_FOUND');
  });

  it('answers 204 to one of two concurrent requests, and to both for the same key', async () => {
    const owned = await anOffer();
    const answers = await atOnce(deleteOffer, [request(owned), request(owned)]);
    expect(statusesOf(answers)).toEqual([204, 404]);
    const again = await anOffer();
    expect(statusesOf(await twiceAtOnce(deleteOffer, request(again)))).toEqual([204, 204]);
  });

  it('is allowed to a suspended business', async () => {
    const owned = await anOffer();
    await changeItem(keys.business(owned.business.id), { status: 'suspended' });
    expect((await call(deleteOffer, request(owned))).status).toBe(204);
  });

  it('makes room for another active offer', async () => {
    const owned = await anActiveBusiness({ sizeTypeId: 1 });
    const shop = await openShop(owned);
    const [offer] = await publishInTurn({ ...owned, shop }, 10);
    const eleventh = { as: owned.owner, body: anOfferInput({ ...owned, shop }) };
    expect((await call(createOffer, eleventh)).code).toBe('LIMIT_OF_SIZE_TYPE_REACHED');
    if (offer) await call(deleteOffer, request({ ...owned, offer }));
    expect((await call(createOffer, eleventh)).status).toBe(201);
  });
});
