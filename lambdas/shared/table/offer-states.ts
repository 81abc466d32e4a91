import { highest, type Range } from './query.ts';

type Status = 'active' | 'inactive';

/**
 * Sort key of LSI1 in the lists of a business and of a shop: by what the owner set and by end, so that
 * offers that have ended are one range and the others another.
 */
export function offerStateKey(status: Status, endsAt: string, offerId: string): string {
  return `${status}#${endsAt}#${offerId}`;
}

/** Offers switched on or off that have not ended, the soonest to end first. */
export function currentOffers(partition: string, status: Status, now: Date): Range {
  return {
    index: 'LSI1',
    partition,
    from: `${status}#${now.toISOString()}`,
    to: `${status}#${highest}`,
    newestFirst: false,
  };
}

/** Offers switched on or off that have ended, the last to end first. */
export function pastOffers(partition: string, status: Status, now: Date): Range {
  return {
    index: 'LSI1',
    partition,
    from: `${status}#`,
    to: `${status}#${now.toISOString()}`,
    newestFirst: true,
  };
}
