import type { Offer } from '#contract/offers/offers.ts';
import { serverNow } from '#web/lib/clock/server-clock.ts';

/** Whether an offer has begun: its start is fixed then. `now` is in epoch milliseconds. */
export const isStartFixed = (
  offer: Pick<Offer, 'startsAt'> | undefined,
  now: number = serverNow(),
): boolean => offer !== undefined && Date.parse(offer.startsAt) <= now;
