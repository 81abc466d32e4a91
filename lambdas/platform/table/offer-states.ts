import type { Offer } from '#contract/offers/offers.ts';
import { offerStateKey } from './index-keys.ts';
import { highest, type Range } from './query.ts';

/** Returns the range of active or inactive offers that have not ended, the soonest end first. */
export function currentOffers(partition: string, status: Offer['status'], now: Date): Range {
  return {
    index: 'LSI1',
    partition,
    from: offerStateKey(status, now.toISOString()),
    to: offerStateKey(status, highest),
  };
}

/** Returns the range of active or inactive offers that have ended, the latest end first. */
export function pastOffers(partition: string, status: Offer['status'], now: Date): Range {
  return {
    index: 'LSI1',
    partition,
    from: offerStateKey(status, ''),
    to: offerStateKey(status, now.toISOString()),
    newestFirst: true,
  };
}
