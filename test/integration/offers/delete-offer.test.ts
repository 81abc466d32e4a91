import { offerRoutes } from '#contract/offers/routes.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { call } from '#test/support/stories/call.ts';
import { aCity } from '#test/support/stories/cities.ts';
import { anOwnedOffer, type OwnedOffer, publish } from '#test/support/stories/offers.ts';
import { anAddress, openShop } from '#test/support/stories/shops.ts';
import { changeItem, storedUnder } from '#test/support/stories/table.ts';
import { onlyItsShop, whereShown } from '#test/support/stories/where-shown.ts';

const { deleteOffer, setOfferStatus } = offerRoutes;

const request = ({ owner, offer }: Pick<OwnedOffer, 'owner' | 'offer'>) => ({
  as: owner,
  params: { id: offer.id },
});

const sortKeysUnder = async (partition: string) =>
  (await storedUnder(partition)).map(({ SK }) => SK);

describe('deleteOffer', () => {
  it('removes an offer from all lists and feeds, and nothing else', async () => {
    const owned = await anOwnedOffer({}, { address: anAddress({ city: await aCity() }) });
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

  it('answers 404 to a second call', async () => {
    const owned = await anOwnedOffer();
    await call(deleteOffer, request(owned));
    expect((await call(deleteOffer, request(owned))).code).toBe('OFFER_NOT_FOUND');
    expect((await call(setOfferStatus, request(owned))).code).toBe('OFFER_NOT_FOUND');
  });

  it('is allowed to a suspended business', async () => {
    const owned = await anOwnedOffer();
    await changeItem(keys.business(owned.business.id), { status: 'suspended' });
    expect((await call(deleteOffer, request(owned))).status).toBe(204);
  });
});
