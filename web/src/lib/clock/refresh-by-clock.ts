import type { QueryClient } from '@tanstack/react-query';
import { dayIn, timeZones } from '#contract/brazil/time-zones.ts';
import type { Offer } from '#contract/offers/offers.ts';
import type { Shop } from '#contract/shops/shops.ts';
import { serverNow, toServerTime } from './server-clock.ts';
import { tick } from './use-now.ts';

/** Fields with an instant that changes the state of an offer or a shop. */
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
 * Returns whether time alone may have changed an answer since `then`: one of its instants has passed, or a new day
 * began anywhere in Brazil. Times are in epoch milliseconds by the server's clock.
 */
export function changesByClock(data: unknown, then: number, now: number): boolean {
  return (
    timeZones.some((zone) => dayIn(zone, new Date(then)) !== dayIn(zone, new Date(now))) ||
    hasInstant(data, (instant) => then < instant && instant <= now)
  );
}

/** Reloads the shown answers that may have changed because of the time. */
export function refreshByClock(client: QueryClient): void {
  if (!navigator.onLine) return;
  const now = serverNow();
  client.refetchQueries(
    {
      type: 'active',
      // The server made its answer a little before it arrived.
      predicate: ({ state: { data, dataUpdatedAt } }) =>
        data !== undefined && changesByClock(data, toServerTime(dataUpdatedAt) - tick, now),
    },
    { cancelRefetch: false },
  );
}
