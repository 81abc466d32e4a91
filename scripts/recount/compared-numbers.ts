import { dayIn } from '#contract/brazil/time-zones.ts';
import { addDays } from '#contract/statistics/period.ts';
import { addMonths } from '#lambdas/billing/invoices/days.ts';
import type { Contribution, StatisticsRow } from '#lambdas/statistics/contributions.ts';
import { countedAsExpiredAfter } from '#lambdas/statistics/counted-event.ts';
import { letters } from '#lambdas/statistics/measures.ts';
import type { NumbersByKey } from './numbers-of-claims.ts';

/** Which numbers can be compared with the claims. */
export interface ComparedDays {
  /** The first day; all claims of which something happened from then on are still listed. */
  readonly from: string;
  /** Claims whose last day is this one or earlier are due to be counted as expired. */
  readonly due: string;
}

/**
 * What can be compared at an instant. A claim leaves the lists of its business two years after the month of its end, and what
 * happened to it was not later than its end. So the month two years ago is left out, whose claims may leave during the recount.
 */
export function comparedDays(now: Date): ComparedDays {
  const today = dayIn('America/Sao_Paulo', now);
  return {
    from: addMonths(`${today.slice(0, 7)}-01`, -23),
    due: addDays(today, -countedAsExpiredAfter),
  };
}

/** Followers leave no record when they go. */
const { newFollowers: _, ...ofClaims } = letters;
const numberOfClaims = new RegExp(`^[${Object.values(ofClaims).join('')}](\\d\\d)?$`);

/** The day of a number, or the first one of its month. */
function firstDayOf(row: StatisticsRow, name: string): string {
  if (row.of === 'day') return row.day;
  if (row.of === 'month') return `${row.time}-01`;
  return row.of === 'year' ? `${row.time}-${name.slice(1)}-01` : '';
}

function isCompared(row: StatisticsRow, name: string, { from, due }: ComparedDays): boolean {
  // Those that are due are the schedule's, and nothing reads them once they are counted.
  if (row.of === 'end') return name === 'open' && row.day > due;
  return numberOfClaims.test(name) && firstDayOf(row, name) >= from;
}

/** Of what is left of numbers once the stored ones were taken off, those that were to be equal and are not. */
export function differencesIn(left: NumbersByKey, days: ComparedDays): Contribution[] {
  return [...left.values()].flatMap(({ row, numbers }) => {
    const differing = Object.entries(numbers).filter(
      ([name, value]) => value !== 0 && isCompared(row, name, days),
    );
    return differing.length === 0 ? [] : [{ row, numbers: Object.fromEntries(differing) }];
  });
}
