import { offerRoutes } from '#contract/offers/routes.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { call } from '#test/support/stories/call.ts';
import { anOwnedOffer, type OwnedOffer } from '#test/support/stories/offers.ts';
import { changeItem } from '#test/support/stories/table.ts';

const { deleteOfferLimit, getOffer } = offerRoutes;

const deleteLimit = ({ owner, offer }: OwnedOffer) =>
  call(deleteOfferLimit, { as: owner, params: { id: offer.id } });

describe('deleteOfferLimit', () => {
  it('makes a sold-out offer available again', async () => {
    const owned = await anOwnedOffer({ availableLimit: 2 });
    await changeItem(keys.offerCounters(owned.offer.id), { claimedCount: 2 });
    const { status, headers, body } = await deleteLimit(owned);
    expect({ status, etag: headers.etag }).toEqual({ status: 200, etag: '"2"' });
    expect(body).toMatchObject({ displayStatus: 'active', claimedCount: 2 });
    expect(body).not.toHaveProperty('availableLimit');
    const params = { id: owned.offer.id };
    expect((await call(getOffer, { params, as: owned.owner })).body).toEqual(body);
  });

  it('changes nothing when there is no limit', async () => {
    const owned = await anOwnedOffer();
    expect((await deleteLimit(owned)).body).toEqual(owned.offer);
  });

  it('is allowed to a suspended business', async () => {
    const owned = await anOwnedOffer({ availableLimit: 2 });
    await changeItem(keys.business(owned.business.id), { status: 'suspended' });
    expect((await deleteLimit(owned)).status).toBe(200);
  });
});
