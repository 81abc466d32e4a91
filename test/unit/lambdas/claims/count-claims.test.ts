import { countClaims } from '#lambdas/claims/count-claims.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { aClaim, codeNo } from '#test/support/builders/a-claim.ts';
import { anOffer, offerId } from '#test/support/builders/an-offer.ts';
import {
  beforeNextWrite,
  changeAttributes,
  itemAt,
  putItems,
  requestsMade,
  tableHolds,
  writesMade,
} from '#test/support/memory-table/table.ts';
import { stored } from '#test/support/stored.ts';

const counters = keys.offerCounters(offerId);
const [one, other] = [aClaim(), aClaim({ shard: 1 })];

/** An offer with two shards; of its stock, five units are claimed and two redeemed. */
const holds = () =>
  tableHolds(
    stored.offer(anOffer({ claimShards: 2 })),
    { ...counters, claimedCount: 0, redeemedCount: 0 },
    stored.shard(one, 3),
    stored.shard(other, 2),
    stored.usedOfShard(one, 2),
  );

beforeEach(() => {
  jest.spyOn(Math, 'random').mockReturnValue(0);
  holds();
});

describe('the counts of an offer', () => {
  it('are the sums of its shards', async () => {
    await countClaims(offerId);
    expect(itemAt(counters)).toMatchObject({ claimedCount: 5, redeemedCount: 2 });
  });

  it('are not written if they are right', async () => {
    await countClaims(offerId);
    const writes = writesMade();
    await countClaims(offerId);
    expect(writesMade()).toBe(writes);
  });

  it('are not repeated for a change that an earlier count included', async () => {
    const change = new Date(Date.now() - 1000).toISOString();
    await countClaims(offerId, change);
    const reads = requestsMade().length;
    await countClaims(offerId, change);
    expect(requestsMade()).toHaveLength(reads + 1);
    const later = new Date(Date.now() + 1000).toISOString();
    putItems(stored.shard(other, 4));
    await countClaims(offerId, later);
    expect(itemAt(counters)).toMatchObject({ claimedCount: 7 });
  });

  it('come from the count that read the shards last, if two run at once', async () => {
    beforeNextWrite(async () => {
      putItems(stored.shard(other, 4));
      changeAttributes(counters, { claimedCount: 7, redeemedCount: 2, countsRevision: 1 });
    });
    await countClaims(offerId);
    expect(itemAt(counters)).toMatchObject({ claimedCount: 7, redeemedCount: 2 });
  });

  it('report pending claims, which may not have been committed', async () => {
    changeAttributes(keys.claimShard(offerId, 1), { pending: new Set([codeNo(7)]) });
    expect(await countClaims(offerId)).toEqual([{ offerId, shard: 1, code: codeNo(7) }]);
  });

  it('do not exist for a removed offer, or for an offer that was never claimed', async () => {
    tableHolds(stored.shard(one, 3));
    expect(await countClaims(offerId)).toEqual([]);
    expect(writesMade()).toBe(0);
  });
});
