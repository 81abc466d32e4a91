import { MetricUnit } from '@aws-lambda-powertools/metrics';
import { sweep } from '#lambdas/platform/jobs/sweep.ts';
import { logger } from '#lambdas/platform/logging/logger.ts';
import { metrics } from '#lambdas/platform/logging/metrics.ts';
import { refreshOffersCount } from '#lambdas/shops/refresh-offers-count.ts';
import { listShopsOfDueCounts } from '#lambdas/shops/store/shop-counters-store.ts';
import { findFirstEnd, listEndedOfferIds } from '../store/find-offers.ts';
import { endOffer } from './refresh-feeds.ts';

/** Returns the seconds since the end of the first ended offer that is still in the feeds; 0 without one. */
async function oldestOverdue(now: Date): Promise<number> {
  const endsAt = await findFirstEnd(now);
  return endsAt ? Math.round((now.getTime() - Date.parse(endsAt)) / 1000) : 0;
}

/**
 * Runs after each zone's midnight: takes ended offers out of the feeds, the newest first since they are on top,
 * and recounts offers of shops where some started or ended. The next run takes failed items and the rest.
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
