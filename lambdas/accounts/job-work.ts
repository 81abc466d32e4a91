import { syncStatus } from '#lambdas/platform/identity/sync-status.ts';
import { runSteps, takeItem } from '#lambdas/platform/jobs/job-steps.ts';
import { done, type WorkOn } from '#lambdas/platform/jobs/run-batch.ts';
import { closeBusinessSteps, isClosedOrGone } from './close-business.ts';
import type { accountJobs } from './jobs.ts';
import { isRemoved, removeAccountSteps } from './remove-account.ts';

/** The work of each job on accounts. */
export const accountJobWork: WorkOn<typeof accountJobs> = {
  'end-sign-in': ({ id }) => done(syncStatus(id)),
  'restore-sign-in': ({ id }) => done(syncStatus(id)),
  'remove-account': async (job, now, hasTime) => {
    const { id, businessId } = job;
    if (!(await isRemoved(id))) return [];
    return runSteps(job, removeAccountSteps(id, now), hasTime, (itemId, step) => ({
      name: 'remove-item-of-account',
      ...{ id, businessId, step, itemId },
    }));
  },
  'remove-item-of-account': async (job, now) =>
    (await isRemoved(job.id)) ? takeItem(removeAccountSteps(job.id, now), job) : [],
  'close-business': async (job, now, hasTime) => {
    const { id } = job;
    if (!(await isClosedOrGone(id))) return [];
    return runSteps(job, closeBusinessSteps(id, now), hasTime, (itemId, step) => ({
      name: 'remove-item-of-business',
      ...{ id, step, itemId },
    }));
  },
  'remove-item-of-business': async (job, now) =>
    (await isClosedOrGone(job.id)) ? takeItem(closeBusinessSteps(job.id, now), job) : [],
};
