import { dayIn } from '#contract/brazil/time-zones.ts';
import { addDays } from '#contract/statistics/period.ts';
import { sendJobs } from '#lambdas/platform/jobs/job-queue.ts';
import { logger } from '#lambdas/platform/logging/logger.ts';
import { countedAsExpiredAfter, daysOfSweep, eventOfEndedClaims } from './counted-event.ts';
import { statisticsJobs } from './jobs.ts';
import { mergeCounts } from './merge-counts.ts';
import { listEndedClaims } from './store/counted-events-store.ts';

/** Queues the claims that ended on a day, to be counted as expired. Returns the number of pairs of shop and offer. */
async function queueDay(endsOn: string, hasTime: () => boolean): Promise<number> {
  let count = 0;
  let position: string | undefined;
  do {
    if (!hasTime())
      throw new Error('No time for all claims that ended: the next run queues the rest');
    const page = await listEndedClaims(endsOn, { limit: 100, position });
    const jobs = page.items.map(({ businessId, shopId, offerId }) => {
      const event = eventOfEndedClaims({ shopId, offerId, endsOn });
      return { name: 'count-events' as const, id: businessId, events: [event] };
    });
    await sendJobs(statisticsJobs, mergeCounts(jobs));
    count += page.items.length;
    position = page.position;
  } while (position !== undefined);
  return count;
}

/**
 * Runs every morning: queues the claims that ended eight days ago, when no offline device can send their
 * redemptions any more, and the rest of earlier days. Throws if time is up or the queue refuses, which raises an
 * alarm.
 */
export async function sweepEndedClaims(now: Date, hasTime: () => boolean) {
  const due = addDays(dayIn('America/Sao_Paulo', now), -countedAsExpiredAfter);
  let queued = 0;
  for (let back = 0; back < daysOfSweep; back += 1) {
    queued += await queueDay(addDays(due, -back), hasTime);
  }
  logger.info('ended claims queued', { queued });
  return { queued };
}
