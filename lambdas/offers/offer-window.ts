import { endOfDay, startOfDay, type TimeZone } from '#contract/brazil/time-zones.ts';
import type { DisplayStatus } from '#contract/offers/display-status.ts';
import type { OfferDays } from '#contract/offers/offer-rules.ts';
import type { OfferCounters, OfferItem } from './store/offer-item.ts';

/** When an offer runs, ISO instants; `endsAt` is its last second. */
export interface OfferWindow {
  readonly startsAt: string;
  readonly endsAt: string;
}

const iso = (times: readonly Date[], pick: (...times: number[]) => number) =>
  new Date(pick(...times.map((time) => time.getTime()))).toISOString();

/** Returns an offer's window in some zones: earliest start to latest end. Without a start day it starts at `since`. */
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

/** Returns whether an offer has begun. */
export function hasBegun({ startsAt }: Pick<OfferWindow, 'startsAt'>, now: Date): boolean {
  return startsAt <= now.toISOString();
}

/** Returns whether an offer has ended; `endsAt` is the last second when it runs. */
export function hasEnded({ endsAt }: Pick<OfferWindow, 'endsAt'>, now: Date): boolean {
  return endsAt < now.toISOString();
}

interface Publication {
  readonly createdAt: string;
  readonly publishedAt?: string;
}

/** Start of an offer without a start day: its creation, or the change that dropped its start day. */
const publishedSince = ({ createdAt, publishedAt }: Publication) => publishedAt ?? createdAt;

/** Returns an offer's window by the clock of one shop. */
export function windowInShop(
  offer: OfferDays & Publication,
  { timeZone }: { readonly timeZone: TimeZone },
): OfferWindow {
  return windowIn([timeZone], offer, publishedSince(offer));
}

/** Returns an offer's window after its shops' zones changed. A start that has passed is fixed. */
export function movedWindow(
  offer: OfferDays & OfferWindow & Publication,
  zones: readonly TimeZone[],
  now: Date,
): OfferWindow {
  const { startsAt, endsAt } = windowIn(zones, offer, publishedSince(offer));
  return { startsAt: hasBegun(offer, now) ? offer.startsAt : startsAt, endsAt };
}

/** Returns the shown status. Precedence: expired, inactive, scheduled, sold out. */
export function displayStatusOf(
  status: OfferItem['status'],
  { startsAt, endsAt }: OfferWindow,
  { claimedCount, availableLimit }: OfferCounters,
  now: Date,
): DisplayStatus {
  if (hasEnded({ endsAt }, now)) return 'expired';
  if (status === 'inactive') return 'inactive';
  if (!hasBegun({ startsAt }, now)) return 'scheduled';
  return availableLimit !== undefined && claimedCount >= availableLimit ? 'sold_out' : 'active';
}
