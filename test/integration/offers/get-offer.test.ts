import { offerRoutes } from '#contract/offers/routes.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { call } from '#test/support/stories/call.ts';
import { anOwnedOffer, letExpire, publish } from '#test/support/stories/offers.ts';
import { aPerson } from '#test/support/stories/people.ts';
import { openShop } from '#test/support/stories/shops.ts';
import { changeItem } from '#test/support/stories/table.ts';
import { aValidatorOf } from '#test/support/stories/validators.ts';

const { getOffer, setOfferStatus } = offerRoutes;

describe('getOffer', () => {
  it('shows a live offer to anyone', async () => {
    const { offer } = await anOwnedOffer();
    const { status, headers, body } = await call(getOffer, { params: { id: offer.id } });
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=1, stale-if-error=60');
    expect(headers).not.toHaveProperty('etag');
    expect(body).toEqual(offer);
  });

  it('shows an offer that is not live to its owner, and to validators of its shops', async () => {
    const { owner, business, shop, offer } = await anOwnedOffer();
    const params = { id: offer.id };
    await call(setOfferStatus, { as: owner, params });
    const validator = await aValidatorOf(business.id, shop.id);
    expect((await call(getOffer, { params, as: validator })).body.displayStatus).toBe('inactive');
    const others = [undefined, await aPerson(), await aValidatorOf(business.id)];
    const isHidden = async (displayStatus: string) => {
      for (const as of others) {
        expect((await call(getOffer, { params, as })).code).toBe('OFFER_NOT_FOUND');
      }
      const { body } = await call(getOffer, { params, as: owner });
      expect(body.displayStatus).toBe(displayStatus);
    };
    await isHidden('inactive');
    await call(setOfferStatus, { as: owner, params });
    await changeItem(keys.business(business.id), { status: 'suspended' });
    await isHidden('active');
    await changeItem(keys.business(business.id), { status: 'active' });
    await letExpire(offer);
    await isHidden('expired');
  });

  it('shows an offer while any of its shops is active', async () => {
    const owned = await anOwnedOffer();
    const second = await openShop(owned);
    const offer = await publish(owned, { shopsIds: [owned.shop.id, second.id] });
    const params = { id: offer.id };
    await changeItem(keys.shop(owned.shop.id), { shopStatus: 'inactive' });
    expect((await call(getOffer, { params })).status).toBe(200);
    await changeItem(keys.shop(second.id), { shopStatus: 'inactive' });
    expect((await call(getOffer, { params })).code).toBe('OFFER_NOT_FOUND');
  });
});
