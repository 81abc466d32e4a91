import type { DisplayStatus } from '#contract/offers.ts';
import { highest, type Range } from '../shared/table/query.ts';

/** All offers of a business or a shop, the newest first. */
export function allOffers(partition: string): Range[] {
  return [{ partition, from: 'OFFER#', to: `OFFER#${highest}`, newestFirst: true }];
}

/** Offers switched on or off that are not over, the soonest to end first. */
export function currentOffers(partition: string, status: 'active' | 'inactive', now: Date): Range {
  return {
    index: 'LSI1',
    partition,
    from: `${status}#${now.toISOString()}`,
    to: `${status}#${highest}`,
    newestFirst: false,
  };
}

function pastOffers(partition: string, status: 'active' | 'inactive', now: Date): Range {
  return {
    index: 'LSI1',
    partition,
    from: `${status}#`,
    to: `${status}#${now.toISOString()}`,
    newestFirst: true,
  };
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
