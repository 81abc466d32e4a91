import { dayIn, type TimeZone } from '../brazil/time-zones.ts';
import type { FieldError } from '../http/errors.ts';

/**
 * Returns whole per cent off a price in cents, rounded down, since an advertisement must not promise more; 0 if the
 * price is not lower.
 */
export function discountPercentOf(originalCents: number, offerCents: number): number {
  if (offerCents >= originalCents) return 0;
  return Math.floor(((originalCents - offerCents) * 100) / originalCents);
}

/** A higher discount is more often a typing error than intended. */
const unusualDiscountPercent = 70;

/** Returns whether a discount (prices in cents) should be confirmed before it is published. */
export function isUnusualDiscount(originalCents: number, offerCents: number): boolean {
  return (originalCents - offerCents) * 100 > originalCents * unusualDiscountPercent;
}

/** Returns how many claims of an offer one person may have: its limit, or 1 if the owner set none. */
export const limitPerPerson = (perConsumerLimit = 1): number => perConsumerLimit;

/** Length of a word that titles are searched for. */
export const searchLength = { min: 2, max: 60 } as const;

/** First and last day of an offer, `YYYY-MM-DD`; without a first day it begins when published. */
export interface OfferDays {
  readonly startDate?: string | undefined;
  readonly expirationDate: string;
}

/** Returns today for an offer, `YYYY-MM-DD`: the day in the westernmost zone of its shops. */
export function offerToday(zones: readonly TimeZone[], now: Date): string {
  return zones.map((zone) => dayIn(zone, now)).sort()[0] ?? '';
}

/** Returns the possible years of a new offer, next year and this year (specification, section 5). */
export function offerYears(today: string): readonly [next: number, current: number] {
  const current = Number(today.slice(0, 4));
  return [current + 1, current];
}

/** Returns an offer's latest last day, 31 December of next year. Days are `YYYY-MM-DD`. */
export function lastOfferDay(today: string): string {
  const [next] = offerYears(today);
  return `${next}-12-31`;
}

/** Returns the errors of an offer's days: IN_THE_PAST before today, TOO_FAR_AHEAD after the latest day. */
export function offerDayErrors(days: OfferDays, today: string): FieldError[] {
  return (['startDate', 'expirationDate'] as const).flatMap((path): FieldError[] => {
    const day = days[path] ?? today;
    if (day < today) return [{ path, code: 'IN_THE_PAST' }];
    return day > lastOfferDay(today) ? [{ path, code: 'TOO_FAR_AHEAD' }] : [];
  });
}
