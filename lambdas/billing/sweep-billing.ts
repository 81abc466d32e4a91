import { dayIn } from '#contract/brazil/time-zones.ts';
import { sendJobs } from '#lambdas/platform/jobs/job-queue.ts';
import { logger } from '#lambdas/platform/logging/logger.ts';
import type { Page, PageRequest } from '#lambdas/platform/paging/paging.ts';
import { moneyZone } from './invoices/days.ts';
import { billingJobs } from './jobs.ts';
import { billingShards } from './store/billing-shards.ts';
import { dueLists } from './store/due-subscriptions.ts';

/** The hour in UTC of the day's first run. */
const firstHour = 9;

/**
 * The partitions of a run: one more each hour of the morning, so that the invoices of a first of the month, and their
 * mails, are spread; all of them at other hours. Each run also takes what earlier ones left, after its own.
 */
export function shardsOfRun(now: Date): readonly number[] {
  const run = now.getUTCHours() - firstHour;
  return (run < 0 ? billingShards : billingShards.slice(0, run + 1)).toReversed();
}

/** Queues a job for every business of a list while there is time. Returns how many. */
async function queueAll(
  list: (request: PageRequest) => Promise<Page<string>>,
  hasTime: () => boolean,
): Promise<number> {
  let count = 0;
  let position: string | undefined;
  do {
    if (!hasTime()) throw new Error('No time for all subscriptions: the next run queues the rest');
    const page = await list({ limit: 100, position });
    const jobs = page.items.map((id) => ({ name: 'bill-business' as const, id }));
    await sendJobs(billingJobs, jobs);
    count += page.items.length;
    position = page.position;
  } while (position !== undefined);
  return count;
}

/**
 * Runs every hour of a morning: queues a job for each business that something may be due for. A business that is done is
 * in none of the lists any more, but for those with an unpaid invoice, whose job then does nothing. Throws where the time
 * ends or a queue refuses, so that the event is kept and raises an alarm; the next run queues what is left, too.
 */
export async function sweepBilling(now: Date, hasTime: () => boolean) {
  const today = dayIn(moneyZone, now);
  let queued = 0;
  for (const shard of shardsOfRun(now)) {
    for (const list of dueLists(shard, today)) queued += await queueAll(list, hasTime);
  }
  logger.info('subscriptions queued', { queued });
  return { queued };
}
