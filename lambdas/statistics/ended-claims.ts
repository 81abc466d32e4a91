import type { EventOf } from './counted-event.ts';

/** Claims of an offer, taken on the page of a shop, whose last day is over. */
interface EndedClaims {
  readonly shopId: string;
  readonly offerId: string;
  readonly endsOn: string;
}

/** Last days that a run of the schedule counts: the one that is due, and those that earlier runs may have left. */
export const daysOfSweep = 7;

/** The event by which the open ones of some claims that ended are counted as expired. */
export function eventOfEndedClaims({ shopId, offerId, endsOn }: EndedClaims): EventOf<'ended'> {
  return { kind: 'ended', id: `${shopId} ${offerId} ${endsOn}`, shopId, offerId, endsOn };
}
