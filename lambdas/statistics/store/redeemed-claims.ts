import { addDays, type DayPeriod } from '#contract/statistics/period.ts';
import { type ClaimItem, longestOffline, parseClaim } from '#lambdas/claims/store/claim-item.ts';
import { partitions } from '#lambdas/platform/table/index-keys.ts';
import { keys, partitionId } from '#lambdas/platform/table/keys.ts';
import { positionOf, queryRange, type Range, rangeAfter } from '#lambdas/platform/table/query.ts';
import { getItems } from '#lambdas/platform/table/read.ts';

/** Claims read, and held, at a time. */
const pageSize = 100;

/** A page of claims; the rest of the list begins after `position`. */
interface PageOfClaims {
  readonly claims: readonly ClaimItem[];
  readonly position: string;
}

/**
 * Range of the claims redeemed in a period, by closing time, which lags by as long as a device may be offline.
 * Days are in the shops' zones, all west of Greenwich.
 */
function closedIn(businessId: string, { from, to }: DayPeriod): Range {
  const lastDay = Date.parse(`${addDays(to, 2)}T00:00:00.000Z`);
  return {
    index: 'GSI1',
    partition: partitions.closedClaims(businessId),
    from: `${from}T00:00:00.000Z`,
    to: new Date(lastDay + longestOffline).toISOString(),
  };
}

/** Yields pages of a business's claims that were closed in a period or soon after it (eventual read). */
export async function* closedClaimsOf(
  businessId: string,
  period: DayPeriod,
  after: string | undefined,
): AsyncGenerator<PageOfClaims> {
  const range = closedIn(businessId, period);
  let position = after;
  for (;;) {
    const rows = await queryRange(rangeAfter(range, position), pageSize);
    const last = rows.at(-1);
    if (!last) return;
    position = positionOf(last, range);
    const wanted = rows.map((row) => keys.claim(partitionId(row)));
    const find = await getItems(wanted);
    yield { claims: wanted.flatMap((key) => parseClaim(find(key)) ?? []), position };
  }
}
