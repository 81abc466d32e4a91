import { offerRoutes } from '#contract/offers/routes.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { call } from '#test/support/stories/call.ts';
import { claimAs } from '#test/support/stories/claims.ts';
import { eventually } from '#test/support/stories/eventually.ts';
import { anOwnedOffer, type OwnedOffer } from '#test/support/stories/offers.ts';
import { aPerson } from '#test/support/stories/people.ts';
import { changeItem } from '#test/support/stories/table.ts';

const { setOfferLimit, getOffer } = offerRoutes;

const request = ({ owner, offer }: OwnedOffer, limit: number, headers = {}) => ({
  as: owner,
  params: { id: offer.id },
  body: { limit },
  headers,
});

describe('setOfferLimit', () => {
  it('sets the limit of an offer, as a new version', async () => {
    const owned = await anOwnedOffer();
    const { status, headers, body } = await call(setOfferLimit, request(owned, 10));
    expect({ status, etag: headers.etag }).toEqual({ status: 200, etag: '"2"' });
    const { updatedAt } = body;
    expect(body).toEqual({ ...owned.offer, availableLimit: 10, version: 2, updatedAt });
    const params = { id: owned.offer.id };
    expect((await call(getOffer, { params, as: owned.owner })).body).toEqual(body);
  });

  it('accepts the number of claims, and refuses less', async () => {
    const owned = await anOwnedOffer({ perConsumerLimit: 3 });
    const consumer = await aPerson();
    for (const _ of [1, 2, 3]) await claimAs(consumer, owned.offer);
    const refused = await call(setOfferLimit, request(owned, 2));
    expect({ status: refused.status, code: refused.code }).toEqual({
      status: 409,
      code: 'LIMIT_BELOW_CLAIMED',
    });
    const { body } = await call(setOfferLimit, request(owned, 3));
    expect(body).toMatchObject({ availableLimit: 3, version: 2 });
    const params = { id: owned.offer.id };
    await eventually(async () => {
      const shown = { claimedCount: 3, displayStatus: 'sold_out', version: 2 };
      expect((await call(getOffer, { params })).body).toMatchObject(shown);
    });
  });

  it('may be lowered and not raised by a suspended business', async () => {
    const owned = await anOwnedOffer({ availableLimit: 10 });
    await changeItem(keys.business(owned.business.id), { status: 'suspended' });
    expect((await call(setOfferLimit, request(owned, 11))).code).toBe('BUSINESS_NOT_ACTIVE');
    expect((await call(setOfferLimit, request(owned, 9))).body.availableLimit).toBe(9);
  });
});
