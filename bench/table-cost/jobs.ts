import { billBusiness } from '#lambdas/billing/bill-business.ts';
import { dueLists } from '#lambdas/billing/store/subscription-store.ts';
import {
  countList,
  findBusinessCounters,
} from '#lambdas/businesses/store/business-counters-store.ts';
import { refreshFeeds } from '#lambdas/offers/feeds/refresh-feeds.ts';
import { listEndedOfferIds } from '#lambdas/offers/store/find-offers.ts';
import { refreshOffersCount } from '#lambdas/shops/refresh-offers-count.ts';
import { refreshSearch } from '#lambdas/shops/search/refresh-search.ts';
import { countFollowRecords } from '#lambdas/shops/store/follow-store.ts';
import { listShopsOfDueCounts } from '#lambdas/shops/store/shop-counters-store.ts';
import { askMonthlyReports } from '#lambdas/statistics/reports/sweep-reports.ts';
import { dayFrom, daysFrom } from '#scripts/seed/seed-data.ts';
import type { CallContext, JobCall } from './calls.ts';

/** Returns jobs that change nothing, the sweep's lists, and the counts of `npm run recount`. */
export function jobsOf({ trader, idle, offerId }: CallContext): JobCall[] {
  const { businessId, shopId } = trader;
  const now = new Date();
  // When every offer has ended and every count is due.
  const later = daysFrom(now, 400);
  const first = { limit: 25, position: undefined };
  const [, unpaid] = dueLists(0, dayFrom(now, 0));
  return [
    ['feed keys of an offer', () => refreshFeeds(offerId, now)],
    ['offers of a shop, same count', () => refreshOffersCount(shopId, now)],
    ['search rows, same', () => refreshSearch(shopId)],
    ['sweep: no offers that ended', () => listEndedOfferIds(now, first)],
    ['sweep: offers that ended', () => listEndedOfferIds(later, first)],
    ['sweep: counts that are due', () => listShopsOfDueCounts(later, first)],
    ['subscription, nothing due', () => billBusiness(businessId, now)],
    ['schedule: subscriptions due', async () => unpaid?.({ ...first, limit: 20 })],
    [
      'schedule: report of the month, asked for',
      () => askMonthlyReports([idle.businessId], { from: '2025-11-01', to: '2025-11-30' }, now),
    ],
    ['recount: followers of a shop', () => countFollowRecords(shopId)],
    ['recount: shops, stored', () => findBusinessCounters(businessId)],
    ['recount: shops, listed', () => countList(businessId, 'shopsCount')],
  ];
}
