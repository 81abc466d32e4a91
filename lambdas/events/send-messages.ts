import { delayOfNextTry } from '../push/next-try.ts';
import { tellOwner } from '../push/tell-owner.ts';
import { logger } from '../shared/logger.ts';
import type { JobOf, NextJob } from './jobs.ts';
import { runBatchesOf } from './run-batch.ts';

/**
 * Returns the jobs that retry a message after `tries` attempts; none if it is too old by then. The queue's own
 * retries would end after twenty minutes in the dead-letter queue.
 */
function laterJobs(
  { id, businessId, event }: JobOf<'tell-owner' | 'send-message'>,
  tries: number,
  left: readonly string[],
  now: Date,
): readonly NextJob[] {
  if (left.length === 0) return [];
  const delaySeconds = delayOfNextTry(event, tries, now);
  if (delaySeconds === undefined) {
    logger.warn('push message given up', { code: event.code, tries, subscriptions: left.length });
    return [];
  }
  const message = { name: 'send-message', id, businessId, event, tries, delaySeconds } as const;
  return left.map((subscriptionId) => ({ ...message, subscriptionId }));
}

/**
 * Runs the jobs on push messages. Only this Lambda may read the Web Push keys. Each failed browser becomes a job
 * of its own, so the owner's other browsers get the message only once.
 */
export const handler = runBatchesOf<'messages'>({
  'tell-owner': async (job, now) => laterJobs(job, 1, await tellOwner(job.id, job.event, now), now),
  'send-message': async (job, now) => {
    const isMeant = ({ id }: { readonly id: string }) => id === job.subscriptionId;
    const left = await tellOwner(job.id, job.event, now, isMeant);
    return laterJobs(job, job.tries + 1, left, now);
  },
});
