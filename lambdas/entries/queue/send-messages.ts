import { delayOfNextTry } from '#lambdas/messages/push/next-try.ts';
import { tellOwner } from '#lambdas/messages/push/tell-owner.ts';
import { logger } from '#lambdas/platform/logging/logger.ts';
import type { JobOf, NextJob } from '../jobs.ts';
import { runBatchesOf } from '#lambdas/platform/jobs/run-batch.ts';

/**
 * The jobs that send a message, which was not taken so many times, again to those subscriptions that did not take it;
 * none where it is too old by then. The queue's own tries would end after twenty minutes, and in the dead-letter queue.
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
 * Runs the jobs on push messages, which alone may read the keys of Web Push. What a push service does not take now becomes
 * a job of its own, so that the other browsers of the owner get the message once.
 */
export const handler = runBatchesOf<'messages'>({
  'tell-owner': async (job, now) => laterJobs(job, 1, await tellOwner(job.id, job.event, now), now),
  'send-message': async (job, now) => {
    const isMeant = ({ id }: { readonly id: string }) => id === job.subscriptionId;
    const left = await tellOwner(job.id, job.event, now, isMeant);
    return laterJobs(job, job.tries + 1, left, now);
  },
});
