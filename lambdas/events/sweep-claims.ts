import { dayIn } from '#contract/brazil/time-zones.ts';
import { addDays } from '#contract/period.ts';
import { logger } from '../shared/logger.ts';
import { countedAsExpiredAfter } from '../statistics/counted-event.ts';
import { daysOfSweep, eventOfEndedClaims } from '../statistics/ended-claims.ts';
import { listEndedClaims } from '../statistics/repository/ending-claims.ts';
import { sendJobs } from './job-queue.ts';
import { mergeCounts } from './merge-counts.ts';
import { onSchedule } from './sweep.ts';

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
    await sendJobs(mergeCounts(jobs));
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
export const handler = onSchedule(async (now, hasTime) => {
  const due = addDays(dayIn('America/Sao_Paulo', now), -countedAsExpiredAfter);
  let queued = 0;
  for (let back = 0; back < daysOfSweep; back += 1) {
    queued += await queueDay(addDays(due, -back), hasTime);
  }
  logger.info('ended claims queued', { queued });
  return { queued };
});
