import type { DisplayStatus } from '#contract/offers.ts';
import { currentOffers, pastOffers } from '../shared/table/offer-states.ts';
import { highest, type Range } from '../shared/table/query.ts';

/** All offers of a business or a shop, the newest first. */
export function allOffers(partition: string): Range[] {
  return [{ partition, from: 'OFFER#', to: `OFFER#${highest}`, newestFirst: true }];
}

/** Where offers of a display status lie: past ones, the last to end first, or current ones. */
export function offersOfStatus(partition: string, status: DisplayStatus, now: Date): Range[] {
  switch (status) {
    case 'expired':
      return [pastOffers(partition, 'active', now), pastOffers(partition, 'inactive', now)];
    case 'inactive':
      return [currentOffers(partition, 'inactive', now)];
    default:
      return [currentOffers(partition, 'active', now)];
  }
}
