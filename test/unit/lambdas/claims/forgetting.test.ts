import { forgetEndedClaim, leaveClaim } from '#lambdas/claims/forget-consumer.ts';
import { endOfClaimsMonth, forgottenAt } from '#lambdas/claims/forgetting.ts';
import type { ClaimItem } from '#lambdas/claims/store/claim-item.ts';
import { listCodesBefore } from '#lambdas/claims/store/claim-store.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { businessId } from '#test/support/builders/a-business.ts';
import {
  aClaim,
  aRedeemedClaim,
  claimCode,
  codeNo,
  holderId,
} from '#test/support/builders/a-claim.ts';
import { offerId } from '#test/support/builders/an-offer.ts';
import { strangerId } from '#test/support/builders/people.ts';
import { itemAt, tableHolds } from '#test/support/memory-table/table.ts';
import { stored } from '#test/support/stored.ts';

const now = new Date('2026-11-25T12:00:00.000Z');
const claimNow = () => itemAt(keys.claim(claimCode));
const used = aRedeemedClaim({ code: claimCode });

it.each([
  ['2026-11', '2026-12-01T00:00:00.000Z', '2028-12-01T00:00:00.000Z'],
  ['2026-12', '2027-01-01T00:00:00.000Z', '2029-01-01T00:00:00.000Z'],
  ['2027-12', '2028-01-01T00:00:00.000Z', '2030-01-01T00:00:00.000Z'],
])('claims of %s end by %s, and lose their consumers at %s', (month, end, forgotten) => {
  expect(endOfClaimsMonth(month).toISOString()).toBe(end);
  expect(new Date(1000 * forgottenAt(month)).toISOString()).toBe(forgotten);
});

describe('a consumer who leaves', () => {
  it.each<[string, ClaimItem, string, number]>([
    ['an open claim, whose unit returns', aClaim(), 'cancelled', 1],
    ['a used claim', used, 'redeemed', 2],
    ['an expired claim', aClaim({ endsAt: '2026-11-25T02:59:59.000Z' }), 'open', 2],
  ])('is removed from %s', async (_, claim, status, taken) => {
    tableHolds(stored.claim(claim), stored.shard(claim, 2));
    await leaveClaim(claimCode, holderId, now);
    expect(claimNow()).toMatchObject({ status });
    expect(claimNow()).not.toHaveProperty('consumerId');
    expect(claimNow()).not.toHaveProperty('GSI2PK');
    expect(itemAt(keys.claimShard(offerId, claim.shard))).toMatchObject({ taken });
  });

  it('does not remove anybody else from a claim', async () => {
    tableHolds(stored.claim(aClaim()));
    await leaveClaim(claimCode, strangerId, now);
    expect(claimNow()).toMatchObject({ status: 'open', consumerId: holderId });
  });
});

describe('two years after the month of its end', () => {
  const before = endOfClaimsMonth('2026-11');
  const endsAt = '2026-11-30T02:59:59.000Z';
  const inDecember = '2026-12-01T02:59:59.000Z';

  async function found(position?: string): Promise<string[]> {
    const page = await listCodesBefore(businessId, before, { limit: 10, position });
    return [...page.items, ...(page.position === undefined ? [] : await found(page.position))];
  }

  it('a claim loses its consumer, the consumer loses its code, and the business does not find it any more', async () => {
    const counted = keys.claimsOfOffer(holderId, offerId);
    const claims = { [claimCode]: endsAt, [codeNo(2)]: inDecember };
    tableHolds(stored.claim(aClaim({ endsAt })), { ...counted, claims });
    expect(await found()).toEqual([claimCode]);
    await forgetEndedClaim(claimCode, before);
    expect(claimNow()).not.toHaveProperty('consumerId');
    expect(itemAt(counted)).toEqual({ ...counted, claims: { [codeNo(2)]: inDecember } });
    expect(await found()).toEqual([]);
  });

  it('a claim redeemed in that month that ended later keeps its consumer', async () => {
    tableHolds(stored.claim({ ...used, endsAt: inDecember }));
    await forgetEndedClaim(claimCode, before);
    expect(claimNow()).toMatchObject({ consumerId: holderId });
  });

  it('a claim is also found if its redemption was sent a week after its end', async () => {
    tableHolds(stored.claim({ ...used, endsAt, closedAt: '2026-12-07T02:59:59.000Z' }));
    expect(await found()).toEqual([claimCode]);
  });
});
