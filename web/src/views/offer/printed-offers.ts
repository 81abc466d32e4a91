import { dayIn, type TimeZone } from '#contract/brazil/time-zones.ts';
import type { Offer } from '#contract/offers/offers.ts';

/** Days `YYYY-MM-DD`. */
export interface Days {
  readonly first: string;
  readonly last: string;
}

/** Returns whether paper shows an offer. A sold-out one is left out: paper outlives the page. */
export const isPrinted = ({ displayStatus }: Pick<Offer, 'displayStatus'>): boolean =>
  displayStatus === 'active';

/** Returns the first day of an offer: the chosen one, else the day of publishing in the shop's time zone. */
export function firstDayOf(
  { startDate, createdAt }: Pick<Offer, 'startDate' | 'createdAt'>,
  timeZone: TimeZone,
): string {
  return startDate ?? dayIn(timeZone, new Date(createdAt));
}

/**
 * Returns the days of a sheet that is printed now: from the first day of its offers, or from today if one has begun, to
 * their last day. Undefined if it has no offers.
 */
export function daysOnPaper(
  offers: readonly Offer[],
  timeZone: TimeZone,
  now: Date,
): Days | undefined {
  const printed = offers.filter(isPrinted);
  const start = printed.map((offer) => firstDayOf(offer, timeZone)).toSorted()[0];
  const last = printed
    .map(({ expirationDate }) => expirationDate)
    .toSorted()
    .at(-1);
  if (start === undefined || last === undefined) return undefined;
  const today = dayIn(timeZone, now);
  return { first: start.localeCompare(today) < 0 ? today : start, last };
}

/** Columns of the printed cards for up to four offers; more have three. */
const columnsOfFew = [1, 1, 2, 3, 2];

/** Rows of a full sheet: with three columns, twelve offers. */
const mostRows = 4;

/** Returns columns and rows of the printed cards. Few offers get large cards, so that the sheet is filled. */
export function gridOnPaper(count: number): { readonly columns: number; readonly rows: number } {
  const columns = columnsOfFew[count] ?? 3;
  return { columns, rows: Math.min(Math.ceil(count / columns), mostRows) };
}
