import { sweepFeeds } from '#lambdas/offers/feeds/sweep-feeds.ts';
import { onSchedule } from '#lambdas/platform/jobs/sweep.ts';

export const handler = onSchedule(sweepFeeds, 15_000);
