import type { Business } from '#contract/businesses/businesses.ts';
import { handler } from '#lambdas/entries/api/offers.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { aBusiness, businessId } from '#test/support/builders/a-business.ts';
import { aRequest, invokeHandler } from '#test/support/builders/a-request.ts';
import { anOffer, offerId } from '#test/support/builders/an-offer.ts';
import { aUser, ownerId } from '#test/support/builders/people.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import {
  beforeNextWrite,
  changeAttributes,
  itemAt,
  tableHolds,
  writesMade,
} from '#test/support/memory-table/table.ts';
import { stored } from '#test/support/stored.ts';

const request = { as: { userId: ownerId }, params: { id: offerId } };
const setLimit = (limit: number) =>
  invokeHandler(handler, aRequest('PUT /offers/{id}/limit', { ...request, body: { limit } }));
const deleteLimit = () => invokeHandler(handler, aRequest('DELETE /offers/{id}/limit', request));

const twoShards = [{ taken: 2 }, { taken: 1 }];

const holds = (
  counters: object,
  status: Business['status'] = 'active',
  shards: readonly object[] = twoShards,
) =>
  tableHolds(
    stored.user(aUser({ businessId })),
    stored.business(aBusiness({ status })),
    stored.offer(anOffer({ claimShards: shards.length })),
    { ...keys.offerCounters(offerId), claimedCount: 3, redeemedCount: 0, ...counters },
    ...Object.entries(shards).map(([shard, units]) => ({
      ...keys.claimShard(offerId, Number(shard)),
      ...units,
    })),
  );

const shardsNow = () =>
  [...Array(16).keys()].flatMap((shard) => {
    const {
      PK,
      SK: _,
      businessId: _business,
      ...units
    } = itemAt(keys.claimShard(offerId, shard)) ?? ({} as Record<string, unknown>);
    return PK === undefined ? [] : [units as { taken: number; cap: number }];
  });

const stateOf = () => [itemAt(keys.offer(offerId)), itemAt(keys.offerCounters(offerId))];

beforeEach(() => {
  stopDateAt('2026-11-21T12:00:00.000Z');
  jest.spyOn(Math, 'random').mockReturnValue(0);
  holds({});
});

describe('the limit of an offer', () => {
  it('is stored beside the count of claims', async () => {
    expect(await setLimit(10)).toMatchObject({ body: { availableLimit: 10, version: 2 } });
    expect(stateOf()).toMatchObject([{ version: 2 }, { availableLimit: 10, claimedCount: 3 }]);
  });

  it('is divided among its shards, and among more shards if it allows', async () => {
    await setLimit(10);
    expect(shardsNow()).toMatchObject([
      { taken: 2, cap: 3 },
      { taken: 1, cap: 2 },
      ...Array(5).fill({ taken: 0, cap: 1 }),
      ...Array(3).fill({ taken: 0 }),
    ]);
    expect(shardsNow().reduce((sum, { cap }) => sum + cap, 0)).toBe(10);
    expect(stateOf()).toMatchObject([{ claimShards: 10 }, {}]);
  });

  it('is refused if more units are claimed, also at the commit', async () => {
    const refusal = { status: 409, body: { code: 'LIMIT_BELOW_CLAIMED' } };
    expect(await setLimit(2)).toMatchObject(refusal);
    beforeNextWrite(() => changeAttributes(keys.claimShard(offerId, 1), { taken: 3 }));
    expect(await setLimit(4)).toMatchObject(refusal);
    expect(stateOf()).toMatchObject([{ version: 1 }, { claimedCount: 3 }]);
  });

  it('keeps all shards when it is lowered, and removes their limits when it is removed', async () => {
    holds({ availableLimit: 20 }, 'active', Array(16).fill({ taken: 0, cap: 1 }));
    await setLimit(3);
    expect(shardsNow().map(({ cap }) => cap)).toEqual([1, 1, 1, ...Array(13).fill(0)]);
    await deleteLimit();
    expect(shardsNow()).toEqual(Array(16).fill({ taken: 0 }));
  });

  it('creates the shards of an offer from before there were claims', async () => {
    const { claimShards: _, ...offer } = anOffer();
    tableHolds(
      stored.user(aUser({ businessId })),
      stored.business(aBusiness()),
      stored.offer(offer),
      { ...keys.offerCounters(offerId), claimedCount: 0, redeemedCount: 0 },
    );
    expect(await setLimit(2)).toMatchObject({ status: 200 });
    expect(shardsNow()).toMatchObject([{ cap: 1 }, { cap: 1 }]);
  });

  it('is decided again if the offer was given to another owner at the same time', async () => {
    beforeNextWrite(() => changeAttributes(keys.offer(offerId), { userId: 'another', version: 2 }));
    expect((await setLimit(10)).status).toBe(404);
    expect(itemAt(keys.offerCounters(offerId))).not.toHaveProperty('availableLimit');
  });

  it('is not written if it is already set', async () => {
    holds({ availableLimit: 10 });
    expect(await setLimit(10)).toMatchObject({ status: 200, body: { version: 1 } });
    expect(writesMade()).toBe(0);
  });

  it('is removed, if there is one', async () => {
    holds({ availableLimit: 10 });
    const { body } = await deleteLimit();
    expect(body).toMatchObject({ claimedCount: 3, version: 2 });
    expect(body).not.toHaveProperty('availableLimit');
    expect(itemAt(keys.offerCounters(offerId))).not.toHaveProperty('availableLimit');
    expect(shardsNow()).toEqual([...twoShards, ...Array(14).fill({ taken: 0 })]);
    holds({});
    expect(await deleteLimit()).toMatchObject({ status: 200, body: { version: 1 } });
    expect(writesMade()).toBe(0);
  });
});

describe('the limit of an offer of a business that may not publish', () => {
  it.each([
    ['a first', {}, 10, 200],
    ['a lower', { availableLimit: 11 }, 10, 200],
    ['a higher', { availableLimit: 9 }, 10, 409],
  ])('may be %s one only if it restricts the offer', async (_, counters, limit, status) => {
    for (const state of ['suspended', 'rejected'] as const) {
      holds(counters, state);
      expect((await setLimit(limit)).status).toBe(status);
    }
  });

  it('may be removed', async () => {
    holds({ availableLimit: 10 }, 'suspended');
    expect((await deleteLimit()).status).toBe(200);
  });

  it('that is raised is refused if the business was suspended at the same time', async () => {
    holds({ availableLimit: 9 });
    beforeNextWrite(() => changeAttributes(keys.business(businessId), { status: 'suspended' }));
    expect((await setLimit(10)).status).toBe(409);
    expect(itemAt(keys.offerCounters(offerId))).toMatchObject({ availableLimit: 9 });
  });
});
