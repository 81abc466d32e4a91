import { countClaims, holdNames, settleClaims } from '#lambdas/claims/count-claims.ts';
import { cancelWithBusiness, cancelWithoutShops } from '#lambdas/claims/end-claim.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { aClaim, aRedeemedClaim, claimCode, codeNo } from '#test/support/builders/a-claim.ts';
import { aShop, otherShopId, shopId } from '#test/support/builders/a-shop.ts';
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

const shard = (number: number) => itemAt(keys.claimShard(offerId, number));

beforeEach(() => jest.spyOn(Math, 'random').mockReturnValue(0));

describe('a job that cancels a claim', () => {
  const now = new Date('2026-11-25T12:00:00.000Z');
  const claim = aClaim({ shopsIds: [shopId, otherShopId] });
  const redeemed = aRedeemedClaim({ code: claimCode, revision: 2 });
  const claimNow = () => itemAt(keys.claim(claimCode));

  beforeEach(() => tableHolds(stored.claim(claim), stored.shard(claim)));

  it('of a business returns its unit to the stock', async () => {
    await cancelWithBusiness(claimCode, now);
    const closedAt = now.toISOString();
    expect(claimNow()).toMatchObject({ status: 'cancelled', cancelledBy: 'business', closedAt });
    expect(shard(0)).toMatchObject({ taken: 0 });
  });

  it.each([
    ['was redeemed', redeemed],
    ['has expired', aClaim({ endsAt: '2026-11-25T11:59:59.999Z' })],
  ])('leaves a claim that %s', async (_, held) => {
    putItems(stored.claim(held));
    await cancelWithBusiness(claimCode, now);
    expect(writesMade()).toBe(0);
  });

  it('leaves a claim that is redeemed at the same time', async () => {
    beforeNextWrite(() => putItems(stored.claim(redeemed)));
    await cancelWithBusiness(claimCode, now);
    expect(claimNow()).toMatchObject({ status: 'redeemed' });
    expect(shard(0)).toMatchObject({ taken: 1 });
  });

  it.each([
    ['leaves it while another one is left', [stored.shop(aShop({ id: otherShopId }))], 'open'],
    ['cancels it with the last one', [], 'cancelled'],
  ])('of a removed shop %s', async (_, shops, status) => {
    putItems(...shops);
    await cancelWithoutShops(claimCode, now);
    expect(claimNow()).toMatchObject({ status });
  });
});

describe('the counts of an offer', () => {
  const counters = keys.offerCounters(offerId);
  const other = aClaim({ shard: 1 });

  beforeEach(() =>
    tableHolds(
      stored.offer(anOffer({ claimShards: 2 })),
      { ...counters, claimedCount: 0, redeemedCount: 0 },
      ...[stored.shard(aClaim(), 3), stored.shard(other, 2), stored.usedOfShard(aClaim(), 2)],
    ),
  );

  it('are not written if they are right, and not read again for a change that they include', async () => {
    const change = new Date(Date.now() - 1000).toISOString();
    await countClaims(offerId, change);
    expect(itemAt(counters)).toMatchObject({ claimedCount: 5, redeemedCount: 2 });
    const [reads, writes] = [requestsMade().length, writesMade()];
    await countClaims(offerId, change);
    expect(requestsMade()).toHaveLength(reads + 1);
    await countClaims(offerId, new Date(Date.now() + 1000).toISOString());
    expect(writesMade()).toBe(writes);
  });

  it('come from the count that read the shards last, if two run at once', async () => {
    beforeNextWrite(() => {
      putItems(stored.shard(other, 4));
      changeAttributes(counters, { claimedCount: 7, redeemedCount: 2, countsRevision: 1 });
    });
    await countClaims(offerId);
    expect(itemAt(counters)).toMatchObject({ claimedCount: 7, redeemedCount: 2 });
  });

  it('do not exist for a removed offer', async () => {
    tableHolds(stored.shard(other, 3));
    expect(await countClaims(offerId)).toEqual([]);
    expect(writesMade()).toBe(0);
  });

  it('settle pending units: one without a claim returns, and its code can never be claimed', async () => {
    putItems(stored.claim(aClaim({ code: codeNo(5), shard: 1 })));
    const pending = new Set([codeNo(4), codeNo(5)]);
    changeAttributes(keys.claimShard(offerId, 1), { pending });
    await settleClaims(offerId, holdNames(await countClaims(offerId)));
    expect(shard(1)).toMatchObject({ taken: 1 });
    expect(shard(1)).not.toHaveProperty('pending');
    expect(itemAt(keys.claim(codeNo(4)))).toMatchObject({ status: 'void' });
    expect(itemAt(keys.claim(codeNo(5)))).toMatchObject({ status: 'open' });
  });
});
