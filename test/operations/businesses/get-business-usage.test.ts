import { businessRoutes } from '#contract/businesses/routes.ts';
import { sizeTypes } from '#lambdas/businesses/sizes/size-types.ts';
import {
  aBusiness,
  aPendingBusiness,
  aRevision,
  businessId,
  revisionId,
} from '#test/support/builders/a-business.ts';
import { aShop, otherShopId } from '#test/support/builders/a-shop.ts';
import { aLastingOffer, offerNo, onDays } from '#test/support/builders/an-offer.ts';
import { owner } from '#test/support/builders/people.ts';
import { call } from '#test/support/operations/call.ts';
import { putItems, tableHolds } from '#test/support/operations/store.ts';
import { aBakery, publishedOffer, stored } from '#test/support/stored.ts';

const usage = async (id = businessId) =>
  (await call(businessRoutes.getBusinessUsage, { as: owner, params: { id } })).body;

function limitsOfType(id: number) {
  const { maxShops, maxValidatorsPerShop, maxActiveOffers } =
    sizeTypes.find((type) => type.id === id) ?? {};
  return { maxShops, maxValidatorsPerShop, maxActiveOffers };
}

describe('getBusinessUsage', () => {
  it.each([
    ['the smallest size before the first approval', aPendingBusiness({ sizeTypeId: 3 }), 1],
    ['its own size after it', aBusiness({ sizeTypeId: 3 }), 3],
  ])('answers the limits of %s', async (_, business, sizeTypeId) => {
    await tableHolds(...aBakery({ business, shops: [] }));
    const nothing = { shopsCount: 0, activeOffersCount: 0 };
    expect(await usage()).toEqual({ limits: limitsOfType(sizeTypeId), ...nothing });
  });

  it('counts shops and active offers, scheduled ones included, also by the id of a revision', async () => {
    const shops = [aShop(), aShop({ id: otherShopId, shopIdentifier: 'outrapadaria' })];
    const offers = [
      aLastingOffer(),
      offerNo(2, onDays('2999-12-30', '2999-12-01')),
      offerNo(3, { ...onDays('2999-12-30'), status: 'inactive' }),
      offerNo(4, onDays('2026-01-02')),
    ];
    await tableHolds(
      ...aBakery({ business: { ...aBusiness(), revisionId }, shops }),
      ...offers.flatMap((offer) => publishedOffer(offer)),
    );
    await putItems(stored.business(aRevision({ sizeTypeId: 5 })));
    for (const id of [businessId, revisionId]) {
      const counts = { shopsCount: 2, activeOffersCount: 2 };
      expect(await usage(id)).toEqual({ limits: limitsOfType(2), ...counts });
    }
  });
});
