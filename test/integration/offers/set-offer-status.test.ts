import { offerRoutes } from '#contract/routes/offers.ts';
import { keys } from '#lambdas/shared/table/keys.ts';
import { anActiveBusiness } from '#test/support/stories/businesses.ts';
import { type Call, call } from '#test/support/stories/call.ts';
import {
  anOffer,
  letExpire,
  type OwnedOffer,
  publishInTurn,
} from '#test/support/stories/offers.ts';
import { openShop } from '#test/support/stories/shops.ts';
import { changeItem } from '#test/support/stories/table.ts';
import { atOnce, statusesOf, twiceAtOnce } from '#test/support/stories/twice.ts';

const { setOfferStatus, getOffer, createOffer, listOffersOfBusiness } = offerRoutes;

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
    const owned = await anOffer();
    const off = await call(setOfferStatus, set(owned));
    expect(off.status).toBe(200);
    expect(off.headers.etag).toBe('"2"');
    expect(off.body).toMatchObject({ status: 'inactive', displayStatus: 'inactive', version: 2 });
    const on = await call(setOfferStatus, set(owned));
    expect(on.body).toMatchObject({ status: 'active', displayStatus: 'active', version: 3 });
    expect(await shownTo(owned)).toEqual(on.body);
  });

  it('sets the status in the body, and changes nothing if it is already set', async () => {
    const owned = await anOffer();
    const off = await call(setOfferStatus, set(owned, 'inactive'));
    const again = await call(setOfferStatus, set(owned, 'inactive'));
    expect(again.body).toEqual(off.body);
  });

  it('toggles once for the same request sent twice concurrently', async () => {
    const owned = await anOffer();
    const [one, other] = await twiceAtOnce(setOfferStatus, set(owned));
    expect([one.status, other.status]).toEqual([200, 200]);
    expect(other.body).toEqual(one.body);
    expect(await shownTo(owned)).toMatchObject({ status: 'inactive', version: 2 });
  });

  it('toggles twice for two concurrent requests', async () => {
    const owned = await anOffer();
    const answers = await atOnce(setOfferStatus, [set(owned), set(owned)]);
    expect(statusesOf(answers)).toEqual([200, 200]);
    expect(await shownTo(owned)).toMatchObject({ status: 'active', version: 3 });
  });

  it('accepts one of two concurrent requests for the same version', async () => {
    const owned = await anOffer();
    const requests = [set(owned, 'inactive', '"1"'), set(owned, undefined, '"1"')];
    expect(statusesOf(await atOnce(setOfferStatus, requests))).toEqual([200, 412]);
    expect(await shownTo(owned)).toMatchObject({ status: 'inactive', version: 2 });
  });

  it('refuses an expired offer', async () => {
    const owned = await anOffer();
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
    const owned = await anOffer();
    await changeItem(keys.business(owned.business.id), { status: 'suspended' });
    expect((await call(setOfferStatus, set(owned, 'inactive'))).status).toBe(200);
    const answer = await call(setOfferStatus, set(owned, 'active'));
    expect(answer.code).toBe('BUSINESS_NOT_ACTIVE');
  });

  it('activates no more offers than the size type allows, also concurrently', async () => {
    const owned = await anActiveBusiness({ sizeTypeId: 1 });
    const { owner } = owned;
    const shop = await openShop(owned);
    const [first, second, third] = await publishInTurn({ ...owned, shop }, 10);
    if (!first || !second || !third) throw new Error('Expected ten published offers');
    const both = [first, second].map((offer) => ({ owner, offer }));
    for (const one of both) await call(setOfferStatus, set(one, 'inactive'));
    const { businessId, title, originalPrice, offerPrice, shopsIds, expirationDate } = third;
    const { paymentOptions, imagesUrls } = third;
    const body = { businessId, title, originalPrice, offerPrice, shopsIds, expirationDate };
    await call(createOffer, { as: owner, body: { ...body, paymentOptions, imagesUrls } });
    const answers = await atOnce(
      setOfferStatus,
      both.map((one) => set(one, 'active')),
    );
    expect(statusesOf(answers)).toEqual([200, 409]);
    const query = { status: 'active', limit: '100' };
    const params = { id: owned.business.id };
    const running = await call(listOffersOfBusiness, { as: owner, params, query });
    expect(running.body.items).toHaveLength(10);
  });
});
