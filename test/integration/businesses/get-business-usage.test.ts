import { businessRoutes } from '#contract/businesses/routes.ts';
import { offerRoutes } from '#contract/offers/routes.ts';
import { sizeTypes } from '#lambdas/businesses/sizes/size-types.ts';
import {
  aBusinessBody,
  aRegisteredBusiness,
  decideAsStaff,
} from '#test/support/stories/businesses.ts';
import { call } from '#test/support/stories/call.ts';
import { anOwnedOffer, daysAhead, letExpire, publish } from '#test/support/stories/offers.ts';
import type { Person } from '#test/support/stories/people.ts';
import { openShop } from '#test/support/stories/shops.ts';

const { getBusinessUsage, updateBusiness } = businessRoutes;

async function usage(as: Person, id: string) {
  return (await call(getBusinessUsage, { as, params: { id } })).body;
}

function limitsOfType(id: number) {
  const type = sizeTypes.find((each) => each.id === id);
  if (!type) throw new Error(`No size type ${id}`);
  const { maxShops, maxValidatorsPerShop, maxActiveOffers } = type;
  return { maxShops, maxValidatorsPerShop, maxActiveOffers };
}

describe('getBusinessUsage', () => {
  it('returns the limits of the smallest size before the first approval, and of its own size after it', async () => {
    const { owner, business } = await aRegisteredBusiness({ sizeTypeId: 3 });
    const nothing = { shopsCount: 0, activeOffersCount: 0 };
    expect(await usage(owner, business.id)).toEqual({ limits: limitsOfType(1), ...nothing });
    await decideAsStaff(business.id, 'approve');
    expect(await usage(owner, business.id)).toEqual({ limits: limitsOfType(3), ...nothing });
  });

  it('counts shops, and offers that are on and not over, scheduled ones included', async () => {
    const owned = await anOwnedOffer();
    await openShop(owned);
    await publish(owned, { startDate: daysAhead(3) });
    const off = await publish(owned);
    const params = { id: off.id };
    await call(offerRoutes.setOfferStatus, {
      as: owned.owner,
      params,
      body: { status: 'inactive' },
    });
    await letExpire(await publish(owned));
    expect(await usage(owned.owner, owned.business.id)).toMatchObject({
      shopsCount: 2,
      activeOffersCount: 2,
    });
  });

  it('resolves the id of a revision to the live business', async () => {
    const { owner, business } = await anOwnedOffer();
    const { body: revision } = await call(updateBusiness, {
      as: owner,
      params: { id: business.id },
      body: aBusinessBody(owner, { sizeTypeId: 5 }),
    });
    expect(await usage(owner, revision.id)).toEqual({
      limits: limitsOfType(3),
      shopsCount: 1,
      activeOffersCount: 1,
    });
  });
});
