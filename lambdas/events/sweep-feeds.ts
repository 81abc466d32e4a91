import { MetricUnit } from '@aws-lambda-powertools/metrics';
import type { Context, ScheduledEvent } from 'aws-lambda';
import { endedOffers, endOffer } from '../offers/end-offer.ts';
import { logger } from '../shared/logger.ts';
import { metrics } from '../shared/metrics.ts';
import { partitionId } from '../shared/table/keys.ts';
import { queryRange } from '../shared/table/query.ts';
import { refreshOffersCount } from '../shops/refresh-offers-count.ts';
import { dueOffersCounts } from '../shops/shop-counters.ts';
import { sweepRange } from './sweep-range.ts';

/** Milliseconds before its time runs out at which a sweep leaves the rest to the next one. */
const reserve = 15_000;

/** Seconds since the end of the first offer that should be out of the feeds and is not; 0 without one. */
async function oldestOverdue(now: Date): Promise<number> {
  const [row] = await queryRange(endedOffers(now), 1);
  const [endsAt] = String(row?.['GSI2SK'] ?? '').split('#');
  return endsAt ? Math.round((now.getTime() - Date.parse(endsAt)) / 1000) : 0;
}

/**
 * Runs after each zone's midnight: takes offers that have ended out of the feeds, so that a page reads
 * little more than it shows, and counts anew the offers of shops where some started or ended. An item that
 * fails is logged and left to the next run, as is all that the time did not suffice for.
 */
export async function handler(event: ScheduledEvent, context: Context) {
  const now = new Date(event.time);
  const hasTime = () => context.getRemainingTimeInMillis() > reserve;
  const offers = await sweepRange(endedOffers(now), hasTime, (row) =>
    endOffer(partitionId(row), now),
  );
  const shops = await sweepRange(dueOffersCounts(now), hasTime, (row) =>
    refreshOffersCount(partitionId(row), now),
  );
  metrics.addMetric('OldestOverdueOffer', MetricUnit.Seconds, await oldestOverdue(now));
  metrics.publishStoredMetrics();
  logger.info('feeds swept', { offers, shops });
  return { offers, shops };
}
