import type { JobIn, NextJobIn } from '#lambdas/platform/jobs/job.ts';
import type { WorkOn } from '#lambdas/platform/jobs/run-batch.ts';
import { logger } from '#lambdas/platform/logging/logger.ts';
import type { pushJobs } from './jobs.ts';
import { delayOfNextTry } from './push-timing.ts';
import { tellOwner } from './tell-owner.ts';

/**
 * Returns the jobs that retry a message after `tries` attempts; none if it is too old by then. The queue's own
 * retries would end after twenty minutes in the dead-letter queue.
 */
function laterJobs(
  { id, businessId, event }: JobIn<typeof pushJobs>,
  tries: number,
  left: readonly string[],
  now: Date,
): readonly NextJobIn<typeof pushJobs, 'send-message'>[] {
  if (left.length === 0) return [];
  const delaySeconds = delayOfNextTry(event, tries, now);
  if (delaySeconds === undefined) {
    logger.warn('push message given up', { code: event.code, tries, subscriptions: left.length });
    return [];
  }
  const message = { name: 'send-message', id, businessId, event, tries, delaySeconds } as const;
  return left.map((subscriptionId) => ({ ...message, subscriptionId }));
}

/** The work of each job on push messages. */
export const pushJobWork: WorkOn<typeof pushJobs> = {
  'tell-owner': async (job, now) => laterJobs(job, 1, await tellOwner(job.id, job.event, now), now),
  'send-message': async (job, now) => {
    const isMeant = ({ id }: { readonly id: string }) => id === job.subscriptionId;
    const left = await tellOwner(job.id, job.event, now, isMeant);
    return laterJobs(job, job.tries + 1, left, now);
  },
};
