import { dayIn, timeZones } from '#contract/brazil/time-zones.ts';
import type { Offer } from '#contract/offers/offers.ts';
import type { Shop } from '#contract/shops/shops.ts';

/** Fields with an instant that changes the state of an offer or of a shop. */
const instants = ['startsAt', 'endsAt', 'opensAt', 'closesAt'] as const satisfies readonly (
  | keyof Offer
  | keyof Shop
)[];
const names = new Set<string>(instants);

function hasInstant(data: unknown, isWithin: (instant: number) => boolean): boolean {
  if (typeof data !== 'object' || data === null) return false;
  return Object.entries(data).some(([name, value]) =>
    typeof value === 'string'
      ? names.has(name) && isWithin(Date.parse(value))
      : hasInstant(value, isWithin),
  );
}

/**
 * Whether an answer may have changed since `then` only because of the time: at an instant that it names, or because
 * another day began anywhere in Brazil. Times are in epoch milliseconds, by the clock of the server.
 */
export function changesByClock(data: unknown, then: number, now: number): boolean {
  return (
    timeZones.some((zone) => dayIn(zone, new Date(then)) !== dayIn(zone, new Date(now))) ||
    hasInstant(data, (instant) => then < instant && instant <= now)
  );
}
