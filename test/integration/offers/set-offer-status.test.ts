import { offerRoutes } from '#contract/offers/routes.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { type Call, call } from '#test/support/stories/call.ts';
import { anOwnedOffer, letExpire, type OwnedOffer } from '#test/support/stories/offers.ts';
import { changeItem } from '#test/support/stories/table.ts';

const { setOfferStatus, getOffer } = offerRoutes;

type Owned = Pick<OwnedOffer, 'owner' | 'offer'>;

function set({ owner, offer }: Owned, status?: string, ifMatch?: string): Call {
  return {
    as: owner,
    params: { id: offer.id },
    ...(status && { body: { status } }),
    ...(ifMatch && { headers: { 'if-match': ifMatch } }),
  };
}

async function shownTo({ owner, offer }: Owned) {
  return (await call(getOffer, { as: owner, params: { id: offer.id } })).body;
}

describe('setOfferStatus', () => {
  it('toggles the status of an offer when there is no body', async () => {
    const owned = await anOwnedOffer();
    const off = await call(setOfferStatus, set(owned));
    expect(off.status).toBe(200);
    expect(off.headers.etag).toBe('"2"');
    expect(off.body).toMatchObject({ status: 'inactive', displayStatus: 'inactive', version: 2 });
    const on = await call(setOfferStatus, set(owned));
    expect(on.body).toMatchObject({ status: 'active', displayStatus: 'active', version: 3 });
    expect(await shownTo(owned)).toEqual(on.body);
  });

  it('toggles it for an empty object', async () => {
    const owned = await anOwnedOffer();
    const headers = { 'content-type': 'application/json' };
    const off = await call(setOfferStatus, { ...set(owned), text: '{}', headers });
    expect(off).toMatchObject({ status: 200, body: { status: 'inactive' } });
  });

  it('sets the status in the body, and changes nothing if it is already set', async () => {
    const owned = await anOwnedOffer();
    const off = await call(setOfferStatus, set(owned, 'inactive'));
    const again = await call(setOfferStatus, set(owned, 'inactive'));
    expect(again.body).toEqual(off.body);
  });

  it('refuses an expired offer', async () => {
    const owned = await anOwnedOffer();
    await letExpire(owned.offer);
    for (const status of [undefined, 'active', 'inactive']) {
      const answer = await call(setOfferStatus, set(owned, status));
      expect({ status: answer.status, code: answer.code }).toEqual({
        status: 409,
        code: 'OFFER_EXPIRED',
      });
    }
  });

  it('lets a suspended business deactivate offers, but not activate them', async () => {
    const owned = await anOwnedOffer();
    await changeItem(keys.business(owned.business.id), { status: 'suspended' });
    expect((await call(setOfferStatus, set(owned, 'inactive'))).status).toBe(200);
    const answer = await call(setOfferStatus, set(owned, 'active'));
    expect(answer.code).toBe('BUSINESS_NOT_ACTIVE');
  });
});
