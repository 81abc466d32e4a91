import { MetricUnit } from '@aws-lambda-powertools/metrics';
import { sweep } from '#lambdas/platform/jobs/sweep.ts';
import { logger } from '#lambdas/platform/logging/logger.ts';
import { metrics } from '#lambdas/platform/logging/metrics.ts';
import { refreshOffersCount } from '#lambdas/shops/refresh-offers-count.ts';
import { listShopsOfDueCounts } from '#lambdas/shops/store/shop-counters.ts';
import { endOffer } from './end-offer.ts';
import { findFirstEnd, listEndedOfferIds } from './store/ended-offers.ts';

/** Seconds since the end of the first offer that has ended and is still in the feeds; 0 without one. */
async function oldestOverdue(now: Date): Promise<number> {
  const endsAt = await findFirstEnd(now);
  return endsAt ? Math.round((now.getTime() - Date.parse(endsAt)) / 1000) : 0;
}

/**
 * Runs after each zone's midnight: takes offers that have ended out of the feeds, so that a page reads
 * little more than it shows, and counts the offers of shops again where some started or ended. The newest come first,
 * since an offer that has ended at the top of a feed is read by every first page. An item that fails is logged and left
 * to the next run, as is all that there was no time for.
 */
export async function sweepFeeds(now: Date, hasTime: () => boolean) {
  const offers = await sweep(
    (request) => listEndedOfferIds(now, request),
    hasTime,
    (id) => endOffer(id, now),
  );
  const shops = await sweep(
    (request) => listShopsOfDueCounts(now, request),
    hasTime,
    (id) => refreshOffersCount(id, now),
  );
  metrics.addMetric('OldestOverdueOffer', MetricUnit.Seconds, await oldestOverdue(now));
  metrics.publishStoredMetrics();
  logger.info('feeds swept', { offers, shops });
  return { offers, shops };
}
