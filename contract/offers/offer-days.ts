import { dayIn, type TimeZone } from '../brazil/time-zones.ts';
import type { FieldError } from '../http/errors.ts';

/** First and last day of an offer, `YYYY-MM-DD`; without a first one it begins when published. */
export interface OfferDays {
  readonly startDate?: string | undefined;
  readonly expirationDate: string;
}

/** Today for an offer in shops of some zones, `YYYY-MM-DD`: the day in the westernmost of them. */
export function offerToday(zones: readonly TimeZone[], now: Date): string {
  return zones.map((zone) => dayIn(zone, now)).sort()[0] ?? '';
}

/** The years of a new offer, next year and this one, of a day `YYYY-MM-DD` (specification, section 5). */
export function offerYears(today: string): readonly [next: number, current: number] {
  const current = Number(today.slice(0, 4));
  return [current + 1, current];
}

/** The last day an offer may run to, 31 December of next year. Takes and returns days as `YYYY-MM-DD`. */
export function lastOfferDay(today: string): string {
  const [next] = offerYears(today);
  return `${next}-12-31`;
}

/** The errors of an offer's days: IN_THE_PAST before today, TOO_FAR_AHEAD after the last day. */
export function offerDayErrors(days: OfferDays, today: string): FieldError[] {
  return (['startDate', 'expirationDate'] as const).flatMap((path): FieldError[] => {
    const day = days[path] ?? today;
    if (day < today) return [{ path, code: 'IN_THE_PAST' }];
    return day > lastOfferDay(today) ? [{ path, code: 'TOO_FAR_AHEAD' }] : [];
  });
}
