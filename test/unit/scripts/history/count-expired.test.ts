import type { ClaimItem } from '#lambdas/claims/store/claim-item.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { countEvents } from '#lambdas/statistics/count-events.ts';
import { claimState, eventsOfClaim } from '#lambdas/statistics/events-of-claim.ts';
import { findStatisticsDifferences } from '#scripts/recount/statistics-differences.ts';
import { countExpired } from '#scripts/seed/history/count-expired.ts';
import { aBusiness, businessId } from '#test/support/builders/a-business.ts';
import { aClaim, codeNo } from '#test/support/builders/a-claim.ts';
import { shopId } from '#test/support/builders/a-shop.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import {
  beforeRequest,
  itemAt,
  putItems,
  tableHolds,
  writesMade,
} from '#test/support/memory-table/table.ts';
import { stored } from '#test/support/stored.ts';

const now = new Date('2026-11-30T15:00:00.000Z');
const claimedAt = '2026-10-01T12:00:00.000Z';
const endedOn = (number: number, day: string) =>
  aClaim({ code: codeNo(number), expirationDate: day, endsAt: `${day}T23:00:00.000Z`, claimedAt });
const claims = [endedOn(1, '2026-10-10'), endedOn(2, '2026-11-22'), endedOn(3, '2026-11-23')];

const count = (counted: readonly ClaimItem[]) =>
  countEvents(
    businessId,
    counted.flatMap((one) => eventsOfClaim(undefined, claimState.parse(one))),
    now,
  );
const expiredOn = (day: string) => itemAt(keys.statisticsOfDay(shopId, day))?.['e'];

beforeEach(() => {
  stopDateAt(now.toISOString());
  tableHolds(stored.business(aBusiness()), ...claims.map(stored.claim));
});

describe('the expired claims of the history', () => {
  it('are counted once, and not before they are due', async () => {
    await count(claims);
    await countExpired(businessId, now);
    expect(['2026-10-10', '2026-11-22', '2026-11-23'].map(expiredOn)).toEqual([1, 1, undefined]);
    expect(await findStatisticsDifferences(businessId, now)).toEqual([]);
    const writes = writesMade();
    await countExpired(businessId, now);
    expect(writesMade()).toBe(writes);
  });

  it('wait until the stream has counted them as claimed', async () => {
    const late = endedOn(4, '2026-11-22');
    putItems(stored.claim(late));
    await count(claims);
    let isFirst = true;
    beforeRequest(() => {
      if (isFirst) setTimeout(() => count([late]), 100);
      isFirst = false;
      return undefined;
    });
    await countExpired(businessId, now);
    expect(expiredOn('2026-11-22')).toBe(2);
  });
});
