import { offerRoutes } from '#contract/offers/routes.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { businessId } from '#test/support/builders/a-business.ts';
import { shopId } from '#test/support/builders/a-shop.ts';
import { aLastingOffer, anOffer, offerId, onDays } from '#test/support/builders/an-offer.ts';
import { owner } from '#test/support/builders/people.ts';
import { call } from '#test/support/operations/call.ts';
import {
  changeAttributes,
  itemAt,
  itemsAbout,
  tableHolds,
} from '#test/support/operations/store.ts';
import { aBakery, publishedOffer } from '#test/support/stored.ts';

const set = (body?: object) =>
  call(offerRoutes.setOfferStatus, { as: owner, params: { id: offerId }, body });

const holds = (offer = aLastingOffer()) => tableHolds(...aBakery(), ...publishedOffer(offer));

beforeEach(() => holds());

describe('setOfferStatus', () => {
  it.each([undefined, {}])('toggles the status with the body %j', async (body) => {
    const off = await set(body);
    expect(off).toMatchObject({
      status: 200,
      headers: { etag: '"2"' },
      body: { status: 'inactive', displayStatus: 'inactive', version: 2 },
    });
    expect(await itemAt(keys.offer(offerId))).not.toHaveProperty('GSI1PK');
    expect(await set(body)).toMatchObject({ body: { status: 'active', version: 3 } });
  });

  it('activates an offer with its earlier start, and so at its place in the feeds', async () => {
    await holds(aLastingOffer({ status: 'inactive' }));
    await set({ status: 'active' });
    const start = `${aLastingOffer().startsAt}#${offerId}`;
    const listed = { GSI1PK: 'FEED#BR', GSI1SK: start };
    expect(await itemAt(keys.offer(offerId))).toMatchObject(listed);
    const row = { GSI1PK: 'FEED#PE#recife', GSI1SK: start, GSI2PK: 'FEED#PE', GSI2SK: start };
    expect(await itemAt(keys.offerOfShop(shopId, offerId))).toMatchObject(row);
    expect(await itemAt(keys.businessCounters(businessId))).toMatchObject({ offersRevision: 1 });
  });

  it.each(['active', 'inactive'] as const)('writes nothing if it is already %s', async (status) => {
    await holds(aLastingOffer({ status }));
    const before = await itemsAbout(offerId);
    expect(await set({ status })).toMatchObject({ status: 200, body: { version: 1 } });
    expect(await itemsAbout(offerId)).toEqual(before);
  });

  it.each([undefined, { status: 'active' }, { status: 'inactive' }])(
    'refuses an expired offer with the body %j',
    async (body) => {
      await holds(anOffer(onDays('2026-01-02')));
      expect(await set(body)).toMatchObject({ status: 409, code: 'OFFER_EXPIRED' });
    },
  );

  it('lets a suspended business deactivate an offer, but not activate it', async () => {
    await changeAttributes(keys.business(businessId), { status: 'suspended' });
    expect((await set({ status: 'inactive' })).status).toBe(200);
    expect((await set({ status: 'active' })).code).toBe('BUSINESS_NOT_ACTIVE');
  });
});
