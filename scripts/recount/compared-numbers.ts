import { dayIn } from '#contract/brazil/time-zones.ts';
import { addDays } from '#contract/statistics/period.ts';
import { addMonths } from '#lambdas/billing/invoices/days.ts';
import type { Contribution, StatisticsRow } from '#lambdas/statistics/contributions.ts';
import { countedAsExpiredAfter } from '#lambdas/statistics/counted-event.ts';
import { letters } from '#lambdas/statistics/measures.ts';
import type { NumbersByKey } from './numbers-of-claims.ts';

/** Days whose numbers can be compared with the claims. */
export interface ComparedDays {
  /** First day; all claims with events from this day on are still listed. */
  readonly from: string;
  /** Claims that end on this day or earlier are due to be counted as expired. */
  readonly due: string;
}

/**
 * Returns the days that can be compared. Claims leave the lists two years after the month of their end, and no event is
 * later than the end. The month two years ago is left out, since its claims may leave during the recount.
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

/** Returns the day of a number, or the first day of its month. */
function firstDayOf(row: StatisticsRow, name: string): string {
  if (row.of === 'day') return row.day;
  if (row.of === 'month') return `${row.time}-01`;
  return row.of === 'year' ? `${row.time}-${name.slice(1)}-01` : '';
}

function isCompared(row: StatisticsRow, name: string, { from, due }: ComparedDays): boolean {
  // The schedule counts due claims, and afterwards nothing reads their numbers.
  if (row.of === 'end') return name === 'open' && row.day > due;
  return numberOfClaims.test(name) && firstDayOf(row, name) >= from;
}

/** Returns the compared numbers that are not zero. `left` holds expected minus stored numbers. */
export function differencesIn(left: NumbersByKey, days: ComparedDays): Contribution[] {
  return [...left.values()].flatMap(({ row, numbers }) => {
    const differing = Object.entries(numbers).filter(
      ([name, value]) => value !== 0 && isCompared(row, name, days),
    );
    return differing.length === 0 ? [] : [{ row, numbers: Object.fromEntries(differing) }];
  });
}
