import type { Offer } from '#contract/offers/offers.ts';
import { offerStateKey } from './keys.ts';
import { highest, type Range } from './query.ts';

/** Offers switched on or off that have not ended, the soonest to end first. */
export function currentOffers(partition: string, status: Offer['status'], now: Date): Range {
  return {
    index: 'LSI1',
    partition,
    from: offerStateKey(status, now.toISOString()),
    to: offerStateKey(status, highest),
  };
}

/** Offers switched on or off that have ended, the last to end first. */
export function pastOffers(partition: string, status: Offer['status'], now: Date): Range {
  return {
    index: 'LSI1',
    partition,
    from: offerStateKey(status, ''),
    to: offerStateKey(status, now.toISOString()),
    newestFirst: true,
  };
}
