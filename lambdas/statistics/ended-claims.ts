import type { EventOf } from './counted-event.ts';

/** Claims of an offer, made on the page of a shop, whose last day is over. */
interface EndedClaims {
  readonly shopId: string;
  readonly offerId: string;
  readonly endsOn: string;
}

/** Last days that a scheduled run counts: the due one, and earlier ones that may be unfinished. */
export const daysOfSweep = 7;

/** Returns the event that counts the open ones of some ended claims as expired. */
export function eventOfEndedClaims({ shopId, offerId, endsOn }: EndedClaims): EventOf<'ended'> {
  return { kind: 'ended', id: `${shopId} ${offerId} ${endsOn}`, shopId, offerId, endsOn };
}
