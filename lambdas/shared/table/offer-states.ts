import { offerStateKey } from './index-keys.ts';
import { highest, type Range } from './query.ts';

type Status = 'active' | 'inactive';

/** Offers switched on or off that have not ended, the soonest to end first. */
export function currentOffers(partition: string, status: Status, now: Date): Range {
  return {
    index: 'LSI1',
    partition,
    from: offerStateKey(status, now.toISOString()),
    to: offerStateKey(status, highest),
    newestFirst: false,
  };
}

/** Offers switched on or off that have ended, the last to end first. */
export function pastOffers(partition: string, status: Status, now: Date): Range {
  return {
    index: 'LSI1',
    partition,
    from: offerStateKey(status, ''),
    to: offerStateKey(status, now.toISOString()),
    newestFirst: true,
  };
}
