import { forgetEndedClaim, leaveClaim } from '#lambdas/claims/forget-consumer.ts';
import { endOfClaimsMonth, forgottenAt } from '#lambdas/claims/forgetting.ts';
import { listCodesBefore } from '#lambdas/claims/store/claim-store.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { businessId } from '#test/support/builders/a-business.ts';
import { aClaim, aRedeemedClaim, codeNo, holderId } from '#test/support/builders/a-claim.ts';
import { strangerId } from '#test/support/builders/people.ts';
import { itemAt, tableHolds } from '#test/support/memory-table/table.ts';
import { stored } from '#test/support/stored.ts';

const now = new Date('2026-11-25T12:00:00.000Z');
const inDecember = '2026-12-01T02:59:59.000Z';
const claimAt = (number: number) => itemAt(keys.claim(codeNo(number)));

describe('the month in which claims end', () => {
  it.each([
    ['2026-11', '2026-12-01T00:00:00.000Z', '2028-12-01T00:00:00.000Z'],
    ['2026-12', '2027-01-01T00:00:00.000Z', '2029-01-01T00:00:00.000Z'],
    ['2027-12', '2028-01-01T00:00:00.000Z', '2030-01-01T00:00:00.000Z'],
  ])(
    '%s is over at %s, and its consumers are forgotten two years later',
    (month, end, forgotten) => {
      expect(endOfClaimsMonth(month).toISOString()).toBe(end);
      expect(new Date(1000 * forgottenAt(month)).toISOString()).toBe(forgotten);
    },
  );
});

describe('a consumer who leaves', () => {
  it('returns their usable claims, and is removed from all claims', async () => {
    const used = aRedeemedClaim({ code: codeNo(2) });
    const claim = aClaim({ code: codeNo(1) });
    tableHolds(stored.claim(claim), stored.claim(used), stored.shard(claim, 2));
    for (const { code } of [claim, used]) await leaveClaim(code, holderId, now);
    expect(claimAt(1)).toMatchObject({ status: 'cancelled', cancelledBy: 'holder' });
    expect(claimAt(2)).toMatchObject({ status: 'redeemed' });
    for (const number of [1, 2]) {
      expect(claimAt(number)).not.toHaveProperty('consumerId');
      expect(claimAt(number)).not.toHaveProperty('GSI2PK');
    }
    expect(itemAt(keys.claimShard(claim.offerId, claim.shard))).toMatchObject({ taken: 1 });
  });

  it('is removed from an expired claim, whose unit does not return to the stock', async () => {
    const claim = aClaim({ code: codeNo(1), endsAt: '2026-11-25T02:59:59.000Z' });
    tableHolds(stored.claim(claim), stored.shard(claim));
    await leaveClaim(claim.code, holderId, now);
    expect(claimAt(1)).not.toHaveProperty('consumerId');
    expect(itemAt(keys.claimShard(claim.offerId, claim.shard))).toMatchObject({ taken: 1 });
  });

  it('does not remove anybody else from a claim', async () => {
    tableHolds(stored.claim(aClaim({ code: codeNo(1) })));
    await leaveClaim(codeNo(1), strangerId, now);
    expect(claimAt(1)).toMatchObject({ status: 'open', consumerId: holderId });
  });
});

describe('two years after the month of its end', () => {
  const before = endOfClaimsMonth('2026-11');

  async function found(): Promise<string[]> {
    const codes: string[] = [];
    let position: string | undefined;
    do {
      const page = await listCodesBefore(businessId, before, { limit: 10, position });
      codes.push(...page.items);
      position = page.position;
    } while (position !== undefined);
    return codes;
  }

  it('a claim loses its consumer, the consumer loses its code, and the business does not find it any more', async () => {
    const expired = aClaim({ code: codeNo(1), endsAt: '2026-11-30T02:59:59.000Z' });
    const counted = keys.claimsOfOffer(holderId, expired.offerId);
    const claims = { [codeNo(1)]: expired.endsAt, [codeNo(2)]: inDecember };
    tableHolds(stored.claim(expired), { ...counted, claims });
    expect(await found()).toEqual([codeNo(1)]);
    await forgetEndedClaim(codeNo(1), before);
    expect(claimAt(1)).not.toHaveProperty('consumerId');
    expect(itemAt(counted)).toMatchObject({ claims: { [codeNo(2)]: inDecember } });
    expect(JSON.stringify(itemAt(counted))).not.toContain(codeNo(1));
    expect(await found()).toEqual([]);
  });

  it('a claim redeemed in that month that ended later keeps its consumer', async () => {
    tableHolds(stored.claim(aRedeemedClaim({ code: codeNo(1), endsAt: inDecember })));
    await forgetEndedClaim(codeNo(1), before);
    expect(claimAt(1)).toMatchObject({ consumerId: holderId });
  });

  it('a claim also loses its consumer if its redemption was sent a week after its end', async () => {
    const endsAt = '2026-11-30T02:59:59.000Z';
    const closedAt = '2026-12-07T02:59:59.000Z';
    tableHolds(stored.claim(aRedeemedClaim({ code: codeNo(1), endsAt, closedAt })));
    expect(await found()).toEqual([codeNo(1)]);
  });
});
