import { claimJobWork } from '#lambdas/claims/job-work.ts';
import { countImageUses } from '#lambdas/media/images/count-image-uses.ts';
import { offerJobWork } from '#lambdas/offers/job-work.ts';
import { done } from '#lambdas/platform/jobs/run-batch.ts';
import { shopJobWork } from '#lambdas/shops/job-work.ts';
import { runQueue, type WorkOfQueue } from '../run-queue.ts';

/** The work of each job on shops, offers, claims, followers and uses of images. */
export const workOfJobs: WorkOfQueue<'jobs'> = {
  ...shopJobWork,
  ...offerJobWork,
  ...claimJobWork,
  'count-image-uses': ({ id }, now) => done(countImageUses(id, now)),
};

export const handler = runQueue(workOfJobs);
