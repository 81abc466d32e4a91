import { handler } from '#lambdas/entries/api/offers.ts';
import type { OfferItem } from '#lambdas/offers/store/offer-item.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { businessId } from '#test/support/builders/a-business.ts';
import { aRequest, invokeHandler } from '#test/support/builders/a-request.ts';
import { anOffer, offerId } from '#test/support/builders/an-offer.ts';
import { ownerId } from '#test/support/builders/people.ts';
import {
  beforeChange,
  endedOffer,
  here,
  sendOfferChange,
  tableHoldsOffer,
  there,
} from '#test/support/changed-offers.ts';
import { itemAt, putItems } from '#test/support/memory-table/table.ts';

/** The bakery may have thirty active offers. */
const others = (count: number) =>
  putItems(
    ...Array.from({ length: count }, (_, n) => ({
      ...keys.offerOfBusiness(businessId, `off_${n}`),
      LSI1SK: `active#2026-12-31T02:59:59.000Z#off_${n}`,
    })),
  );

const same = {
  shopsIds: here,
  expirationDate: anOffer().expirationDate,
  perConsumerLimit: 2,
};

function holds(count: number, offer: Partial<OfferItem> = {}, availableLimit?: number): void {
  tableHoldsOffer({ ...anOffer({ shopsIds: here }), perConsumerLimit: 2, ...offer });
  putItems({
    ...keys.offerCounters(offerId),
    ...{ claimedCount: 0, redeemedCount: 0 },
    ...(availableLimit !== undefined && { availableLimit }),
  });
  others(count);
}

const call = (
  route: 'PUT /offers/{id}/limit' | 'DELETE /offers/{id}/limit' | 'PUT /offers/{id}/status',
  body?: object,
) =>
  invokeHandler(
    handler,
    aRequest(route, {
      as: { userId: ownerId },
      params: { id: offerId },
      ...(body && { headers: { 'content-type': 'application/json' }, body }),
    }),
  );

const refusal = { status: 409, body: { code: 'LIMIT_OF_SIZE_TYPE_REACHED' } };

beforeEach(beforeChange);

const enlarging: readonly [string, object][] = [
  ['another title', { title: 'Cem pães' }],
  ['a lower price', { offerPrice: 1.99 }],
  ['another original price', { originalPrice: 900 }],
  ['a later day', { expirationDate: '2027-11-30' }],
  ['another shop', { shopsIds: [...here.slice(1), there[0]] }],
  ['more for each person', { perConsumerLimit: 3 }],
];

describe('an active offer of a business above the limit of its size', () => {
  it.each(enlarging)('does not get %s', async (_, changes) => {
    holds(30);
    const before = itemAt(keys.offer(offerId));
    expect(await sendOfferChange({ ...same, ...changes })).toMatchObject(refusal);
    expect(itemAt(keys.offer(offerId))).toEqual(before);
  });

  it.each(enlarging)('gets %s at the limit', async (_, changes) => {
    holds(29);
    expect((await sendOfferChange({ ...same, ...changes })).status).toBe(200);
  });

  it.each([
    ['the same again', {}],
    ['other details and rules', { moreDetails: 'Só hoje', offerRules: 'Um por CPF' }],
    ['fewer shops', { shopsIds: here.slice(3) }],
    ['an earlier day', { expirationDate: '2026-11-22' }],
    ['less for each person', { perConsumerLimit: undefined }],
    ['other photos', { imagesUrls: [] }],
  ])('gets %s', async (_, changes) => {
    holds(40);
    expect((await sendOfferChange({ ...same, ...changes })).status).toBe(200);
  });

  it('may have its limit lowered or set, and neither raised nor removed', async () => {
    holds(30, {}, 10);
    expect(await call('PUT /offers/{id}/limit', { limit: 11 })).toMatchObject(refusal);
    expect(await call('DELETE /offers/{id}/limit')).toMatchObject(refusal);
    expect((await call('PUT /offers/{id}/limit', { limit: 9 })).status).toBe(200);
    holds(30);
    expect((await call('PUT /offers/{id}/limit', { limit: 9 })).status).toBe(200);
    holds(29, {}, 10);
    expect((await call('DELETE /offers/{id}/limit')).status).toBe(200);
  });

  it('can be switched off', async () => {
    holds(40);
    expect((await call('PUT /offers/{id}/status', { status: 'inactive' })).status).toBe(200);
  });
});

describe('an offer that is not active', () => {
  it.each([
    ['is switched off', { status: 'inactive' } as const],
    ['has ended, and stays so', endedOffer],
  ])('and %s gets another title above the limit', async (_, offer) => {
    holds(30, offer);
    expect((await call('DELETE /offers/{id}/limit')).status).toBe(200);
    if (offer === endedOffer) return;
    expect((await sendOfferChange({ ...same, title: 'Cem pães' })).status).toBe(200);
  });
});
