import type { ClaimState } from '#lambdas/statistics/claim-state.ts';
import type { Contribution, StatisticsRow } from '#lambdas/statistics/contributions.ts';
import { contributionsOfEvent, expiredClaims } from '#lambdas/statistics/contributions-of-event.ts';
import type { PlainEvent } from '#lambdas/statistics/counted-event.ts';
import { eventsOfClaim } from '#lambdas/statistics/events-of-claim.ts';
import { keyOfRow } from '#lambdas/statistics/store/add-numbers.ts';

/** Claims of an offer, taken on a shop's page, that end on a day. */
export type EndRow = Extract<StatisticsRow, { readonly of: 'end' }>;

export type NumbersByKey = Map<string, { readonly row: StatisticsRow; numbers: SomeNumbers }>;

type SomeNumbers = Record<string, number>;

/** Adds numbers to the sums of their item, or subtracts them. */
export function addTo(sums: NumbersByKey, { row, numbers }: Contribution, sign: 1 | -1 = 1): void {
  const { PK, SK } = keyOfRow(row);
  const key = `${PK} ${SK}`;
  const sum = sums.get(key) ?? { row, numbers: {} };
  sums.set(key, sum);
  for (const [name, value] of Object.entries(numbers)) {
    sum.numbers[name] = (sum.numbers[name] ?? 0) + sign * value;
  }
}

/** Adds the numbers of a business's claims. Claims that expired without an event are missing; see `addExpired`. */
export function addClaims(
  sums: NumbersByKey,
  businessId: string,
  claims: readonly ClaimState[],
): void {
  for (const claim of claims) {
    const events = eventsOfClaim(undefined, claim) as readonly PlainEvent[];
    for (const event of events) {
      for (const one of contributionsOfEvent(event, businessId)) addTo(sums, one);
    }
  }
}

/** Returns the days, shops and offers with open claims in these numbers. */
export const openEnds = (sums: NumbersByKey): { readonly row: EndRow; readonly open: number }[] =>
  [...sums.values()].flatMap(({ row, numbers }) => {
    const open = numbers['open'] ?? 0;
    return row.of === 'end' && open !== 0 ? [{ row, open }] : [];
  });

/**
 * Adds open claims whose last day was counted, as expired. A claim whose redemption was rolled back later than that has
 * expired by its events and is not open.
 */
export function addExpired(sums: NumbersByKey, isCounted: (row: EndRow) => boolean): void {
  for (const { row, open } of openEnds(sums).filter((end) => isCounted(end.row))) {
    const { businessId, owner: shopId, offerId, day: endsOn } = row;
    const expired = expiredClaims(businessId, { shopId, offerId, endsOn }, open);
    for (const one of expired) addTo(sums, one);
  }
}
