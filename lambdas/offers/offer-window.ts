import { endOfDay, startOfDay, type TimeZone } from '#contract/brazil/time-zones.ts';
import type { OfferDays } from '#contract/offers/offer-days.ts';

/** From when to when an offer runs, ISO instants; `endsAt` is its last second. */
export interface OfferWindow {
  readonly startsAt: string;
  readonly endsAt: string;
}

const iso = (times: readonly Date[], pick: (...times: number[]) => number) =>
  new Date(pick(...times.map((time) => time.getTime()))).toISOString();

/**
 * The window of an offer's days in some zones: the earliest of their starts to the latest of their
 * ends. Without a start day it runs from `since`.
 */
export function windowIn(zones: readonly TimeZone[], days: OfferDays, since: string): OfferWindow {
  const { startDate, expirationDate } = days;
  return {
    startsAt: startDate
      ? iso(
          zones.map((zone) => startOfDay(zone, startDate)),
          Math.min,
        )
      : since,
    endsAt: iso(
      zones.map((zone) => endOfDay(zone, expirationDate)),
      Math.max,
    ),
  };
}

/** Whether an offer has begun. */
export function hasBegun({ startsAt }: Pick<OfferWindow, 'startsAt'>, now: Date): boolean {
  return startsAt <= now.toISOString();
}

/** Whether an offer has ended; its end is the last second at which it runs. */
export function hasEnded({ endsAt }: Pick<OfferWindow, 'endsAt'>, now: Date): boolean {
  return endsAt < now.toISOString();
}

interface Publication {
  readonly createdAt: string;
  readonly publishedAt?: string;
}

/** From when an offer without a start day runs: since its creation, or since its start day was dropped. */
const publishedSince = ({ createdAt, publishedAt }: Publication) => publishedAt ?? createdAt;

/** The window of an offer by the clock of one shop. */
export function windowInShop(
  offer: OfferDays & Publication,
  { timeZone }: { readonly timeZone: TimeZone },
): OfferWindow {
  return windowIn([timeZone], offer, publishedSince(offer));
}

/** The window of an offer whose shops are in these zones now. A start that has passed is fixed. */
export function movedWindow(
  offer: OfferDays & OfferWindow & Publication,
  zones: readonly TimeZone[],
  now: Date,
): OfferWindow {
  const { startsAt, endsAt } = windowIn(zones, offer, publishedSince(offer));
  return { startsAt: hasBegun(offer, now) ? offer.startsAt : startsAt, endsAt };
}
