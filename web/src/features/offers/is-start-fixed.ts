import type { Offer } from '#contract/offers/offers.ts';
import { serverNow } from '#web/lib/clock/server-clock.ts';

/** Returns whether an offer has begun, so that its start cannot change. `now` is in epoch milliseconds. */
export const isStartFixed = (
  offer: Pick<Offer, 'startsAt'> | undefined,
  now: number = serverNow(),
): boolean => offer !== undefined && Date.parse(offer.startsAt) <= now;
