import { dayIn } from '#contract/brazil/time-zones.ts';
import { sendJobs } from '#lambdas/platform/jobs/job-queue.ts';
import { logger } from '#lambdas/platform/logging/logger.ts';
import type { Page, PageRequest } from '#lambdas/platform/paging/page.ts';
import { moneyZone } from './invoices/days.ts';
import { billingJobs } from './jobs.ts';
import { billingShards } from './store/subscription-index-keys.ts';
import { dueLists } from './store/subscription-store.ts';

/** Hour (UTC) of the day's first run. */
const firstHour = 9;

/**
 * Returns the shards of a run: one more each hour of the morning, to spread the first of the month's invoices and
 * mails, and all of them at other hours. Shards of earlier runs come last, for their unfinished work.
 */
export function shardsOfRun(now: Date): readonly number[] {
  const run = now.getUTCHours() - firstHour;
  return (run < 0 ? billingShards : billingShards.slice(0, run + 1)).toReversed();
}

/** Queues a job for every business of a list, and returns their number. Throws when time is up. */
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
 * Runs every hour of a morning: queues a job for each business that may have something due. Throws if time is up
 * or a queue refuses, which raises an alarm; the next run queues the rest.
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
