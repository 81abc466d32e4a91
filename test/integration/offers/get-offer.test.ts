import { offerRoutes } from '#contract/routes/offers.ts';
import { keys } from '#lambdas/shared/table/keys.ts';
import { call } from '#test/support/stories/call.ts';
import { anOffer, letExpire, publish } from '#test/support/stories/offers.ts';
import { aPerson } from '#test/support/stories/people.ts';
import { openShop } from '#test/support/stories/shops.ts';
import { changeItem } from '#test/support/stories/table.ts';
import { aValidatorOf } from '#test/support/stories/validators.ts';

const { getOffer, setOfferStatus } = offerRoutes;

describe('getOffer', () => {
  it('shows a live offer to anyone', async () => {
    const { offer } = await anOffer();
    const { status, headers, body } = await call(getOffer, { params: { id: offer.id } });
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=1, stale-if-error=60');
    expect(headers).not.toHaveProperty('etag');
    expect(body).toEqual(offer);
  });

  it('shows an inactive offer to its owner only', async () => {
    const { owner, offer } = await anOffer();
    const params = { id: offer.id };
    await call(setOfferStatus, { as: owner, params });
    expect((await call(getOffer, { params })).code).toBe('OFFER_NOT_FOUND');
    expect((await call(getOffer, { params, as: await aPerson() })).code).toBe('OFFER_NOT_FOUND');
    expect((await call(getOffer, { params, as: owner })).body.displayStatus).toBe('inactive');
  });

  it('shows an inactive offer to validators of its shops only', async () => {
    const { owner, business, shop, offer } = await anOffer();
    const params = { id: offer.id };
    await call(setOfferStatus, { as: owner, params });
    const validator = await aValidatorOf(business.id, shop.id);
    expect((await call(getOffer, { params, as: validator })).body.displayStatus).toBe('inactive');
    const elsewhere = await aValidatorOf(business.id);
    expect((await call(getOffer, { params, as: elsewhere })).code).toBe('OFFER_NOT_FOUND');
  });

  it('shows an expired offer to its owner only', async () => {
    const { owner, offer } = await anOffer();
    await letExpire(offer);
    const params = { id: offer.id };
    expect((await call(getOffer, { params })).code).toBe('OFFER_NOT_FOUND');
    expect((await call(getOffer, { params, as: owner })).body.displayStatus).toBe('expired');
  });

  it('shows an offer of a suspended business to its owner only', async () => {
    const { owner, business, offer } = await anOffer();
    await changeItem(keys.business(business.id), { status: 'suspended' });
    const params = { id: offer.id };
    expect((await call(getOffer, { params })).code).toBe('OFFER_NOT_FOUND');
    expect((await call(getOffer, { params, as: owner })).status).toBe(200);
  });

  it('shows an offer while any of its shops is active', async () => {
    const owned = await anOffer();
    const second = await openShop(owned);
    const offer = await publish(owned, { shopsIds: [owned.shop.id, second.id] });
    const params = { id: offer.id };
    await changeItem(keys.shop(owned.shop.id), { shopStatus: 'inactive' });
    expect((await call(getOffer, { params })).status).toBe(200);
    await changeItem(keys.shop(second.id), { shopStatus: 'inactive' });
    expect((await call(getOffer, { params })).code).toBe('OFFER_NOT_FOUND');
  });
});
