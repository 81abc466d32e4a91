import { offerRoutes } from '#contract/offers/routes.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { aBusiness, businessId } from '#test/support/builders/a-business.ts';
import { aLastingOffer, offerId } from '#test/support/builders/an-offer.ts';
import { owner } from '#test/support/builders/people.ts';
import { call } from '#test/support/operations/call.ts';
import { capsOf, itemsOfStock, shardsOf } from '#test/support/operations/offer-stock.ts';
import {
  changeAttributes,
  itemAt,
  itemsAbout,
  tableHolds,
} from '#test/support/operations/store.ts';
import { aBakery, stored } from '#test/support/stored.ts';

const set = (limit: number) =>
  call(offerRoutes.setOfferLimit, { as: owner, params: { id: offerId }, body: { limit } });

beforeEach(() => tableHolds(...aBakery(), ...itemsOfStock()));

describe('setOfferLimit', () => {
  it('stores the limit beside the count of claims, as a new version, divided among as many shards as it allows', async () => {
    expect(await set(10)).toMatchObject({
      status: 200,
      headers: { etag: '"2"' },
      body: { availableLimit: 10, claimedCount: 3, version: 2 },
    });
    expect(await itemAt(keys.offer(offerId))).toMatchObject({ version: 2, claimShards: 10 });
    const counters = { availableLimit: 10, claimedCount: 3 };
    expect(await itemAt(keys.offerCounters(offerId))).toMatchObject(counters);
    expect(await shardsOf(offerId)).toMatchObject([
      { taken: 2, cap: 3 },
      { taken: 1, cap: 2 },
      ...Array(5).fill({ taken: 0, cap: 1 }),
      ...Array(3).fill({ taken: 0 }),
    ]);
    expect((await capsOf(offerId)).reduce((sum, cap) => Number(sum) + Number(cap), 0)).toBe(10);
  });

  it('accepts the number of claims, which sells the offer out, and refuses less', async () => {
    expect(await set(2)).toMatchObject({ status: 409, code: 'LIMIT_BELOW_CLAIMED' });
    expect(await set(3)).toMatchObject({ body: { version: 2, displayStatus: 'sold_out' } });
  });

  it('keeps all shards when it is lowered', async () => {
    const shards = Array(16).fill({ taken: 0, cap: 1 });
    await tableHolds(...aBakery(), ...itemsOfStock({ shards, availableLimit: 20 }));
    await set(3);
    expect(await capsOf(offerId)).toEqual([1, 1, 1, ...Array(13).fill(0)]);
  });

  it('creates the shards of an offer from before there were claims', async () => {
    const { claimShards: _, ...offer } = aLastingOffer();
    const counters = { ...keys.offerCounters(offerId), claimedCount: 0, redeemedCount: 0 };
    await tableHolds(...aBakery(), stored.offer(offer), counters);
    expect((await set(2)).status).toBe(200);
    expect(await capsOf(offerId)).toEqual([1, 1]);
  });

  it('writes nothing if the limit is already set', async () => {
    await changeAttributes(keys.offerCounters(offerId), { availableLimit: 10 });
    const before = await itemsAbout(offerId);
    expect(await set(10)).toMatchObject({ status: 200, body: { version: 1 } });
    expect(await itemsAbout(offerId)).toEqual(before);
  });

  it.each([
    ['a first', undefined, 200],
    ['a lower', 11, 200],
    ['a higher', 9, 409],
  ])(
    'of a business that may not publish may be %s one only if it restricts the offer',
    async (_, availableLimit, status) => {
      for (const state of ['suspended', 'rejected'] as const) {
        const bakery = aBakery({ business: aBusiness({ id: businessId, status: state }) });
        await tableHolds(...bakery, ...itemsOfStock({ availableLimit }));
        const answer = await set(10);
        expect(answer.status).toBe(status);
        expect(answer.code).toBe(status === 409 ? 'BUSINESS_NOT_ACTIVE' : undefined);
      }
    },
  );
});
