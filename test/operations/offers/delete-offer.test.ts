import { offerRoutes } from '#contract/offers/routes.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { businessId } from '#test/support/builders/a-business.ts';
import { aShop, otherShopId, shopId } from '#test/support/builders/a-shop.ts';
import { aLastingOffer, offerId, offerNo } from '#test/support/builders/an-offer.ts';
import { owner } from '#test/support/builders/people.ts';
import { call } from '#test/support/operations/call.ts';
import {
  changeAttributes,
  eventually,
  itemAt,
  itemsAbout,
  putItems,
  tableHolds,
} from '#test/support/operations/store.ts';
import { aBakery, publishedOffer } from '#test/support/stored.ts';

const shops = [aShop(), aShop({ id: otherShopId, shopIdentifier: 'outrapadaria' })];
const remove = () => call(offerRoutes.deleteOffer, { as: owner, params: { id: offerId } });

beforeEach(() =>
  tableHolds(
    ...aBakery({ shops }),
    ...publishedOffer(aLastingOffer({ shopsIds: [shopId, otherShopId] }), shops),
    ...publishedOffer(offerNo(2)),
  ),
);

describe('deleteOffer', () => {
  it('removes the offer with its counters, its rows and, by a job, its shards, and nothing of other offers', async () => {
    await putItems({ ...keys.businessCounters(businessId), storedOffersCount: 2 });
    const other = await itemsAbout(offerNo(2).id);
    expect(await remove()).toMatchObject({ status: 204, text: '' });
    expect(await itemAt(keys.businessCounters(businessId))).toMatchObject({ storedOffersCount: 1 });
    await eventually(async () => expect(await itemsAbout(offerId)).toEqual([]));
    expect(await itemsAbout(offerNo(2).id)).toEqual(other);
    expect(await remove()).toMatchObject({ code: 'OFFER_NOT_FOUND' });
  });

  it('is allowed to a suspended business', async () => {
    await changeAttributes(keys.business(businessId), { status: 'suspended' });
    expect((await remove()).status).toBe(204);
  });
});
