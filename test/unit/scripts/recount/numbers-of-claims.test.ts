import type { ClaimItem } from '#lambdas/claims/store/claim-item.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { claimState } from '#lambdas/statistics/events-of-claim.ts';
import {
  addClaims,
  addExpired,
  type NumbersByKey,
} from '#scripts/recount/statistics-differences.ts';
import { businessId } from '#test/support/builders/a-business.ts';
import { aClaim, aRedeemedClaim, aRedemption, codeNo } from '#test/support/builders/a-claim.ts';
import { shopId } from '#test/support/builders/a-shop.ts';
import { offerId } from '#test/support/builders/an-offer.ts';

const lastDay = '2026-11-21';
const anEndedClaim = (changes: Partial<ClaimItem> = {}) =>
  aClaim({ expirationDate: lastDay, endsAt: '2026-11-22T02:59:59.000Z', ...changes });

function numbersOf(claims: readonly ClaimItem[], countedDays: readonly string[] = []) {
  const sums: NumbersByKey = new Map();
  addClaims(
    sums,
    businessId,
    claims.map((claim) => claimState.parse(claim)),
  );
  addExpired(sums, ({ day }) => countedDays.includes(day));
  return ({ PK, SK }: { PK: string; SK: string }) => sums.get(`${PK} ${SK}`)?.numbers;
}

const dayOf = (owner: string, day: string) => keys.statisticsOfDay(owner, day);
const endOf = (day: string) => keys.endingClaims(shopId, day, offerId);

describe('the numbers recounted from claims', () => {
  it('match their events, for the shop and for the business', () => {
    const find = numbersOf([aClaim(), aRedeemedClaim()]);
    for (const owner of [shopId, businessId]) {
      expect(find(dayOf(owner, '2026-11-20'))).toEqual({ c: 2, c09: 2 });
      expect(find(dayOf(owner, '2026-11-21'))).toEqual({ r: 1, r09: 1, s: 341, v: 549 });
      expect(find(keys.statisticsOfMonth(owner, 'V', '2026-11', 'owner'))).toEqual({
        r21: 1,
        v21: 549,
      });
    }
    expect(find(keys.statisticsOfYear(businessId, 'S', '2026', shopId))).toEqual({
      c11: 2,
      r11: 1,
      v11: 549,
    });
    expect(find(endOf('2099-12-31'))).toEqual({ open: 1 });
  });

  it('count a cancelled claim as claimed and as cancelled, and not as open', () => {
    const closedAt = '2026-11-20T13:00:00.000Z';
    const find = numbersOf([anEndedClaim({ status: 'cancelled', closedAt })], [lastDay]);
    expect(find(dayOf(shopId, '2026-11-20'))).toEqual({ c: 1, c09: 1, x: 1 });
    expect(find(endOf(lastDay))).toEqual({ open: 0 });
    expect(find(dayOf(shopId, lastDay))).toBeUndefined();
  });

  it('count open claims as expired once their last day was counted', () => {
    const claims = [anEndedClaim(), anEndedClaim({ code: codeNo(2) })];
    expect(numbersOf(claims)(dayOf(shopId, lastDay))).toBeUndefined();
    const find = numbersOf(claims, [lastDay]);
    expect(find(dayOf(shopId, lastDay))).toEqual({ e: 2 });
    expect(find(keys.statisticsOfMonth(businessId, 'O', '2026-11', offerId))).toEqual({
      c20: 2,
      e21: 2,
    });
  });

  it.each([
    ['before its last day was counted', '2026-11-24T12:00:00.000Z', 1],
    ['later', '2026-11-29T12:00:00.000Z', 0],
  ])('count a claim that was rolled back %s as expired once', (_, reversedAt, open) => {
    const reversed = aRedemption({ status: 'reversed', reversedAt });
    const find = numbersOf([anEndedClaim({ redemptions: [reversed] })], [lastDay]);
    expect(find(dayOf(shopId, lastDay))).toMatchObject({ e: 1, r: 0, v: 0, s: 0, r09: 0 });
    expect(find(endOf(lastDay))).toEqual({ open });
  });
});
