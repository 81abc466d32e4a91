import { closeBusinessSteps, isClosedOrGone } from '#lambdas/accounts/close-business.ts';
import { isRemoved, removeAccountSteps } from '#lambdas/accounts/remove-account.ts';
import { followStatus } from '#lambdas/platform/identity/follow-status.ts';
import { disableValidatorsOfShop } from '#lambdas/validators/disable-validators-of-shop.ts';
import { done, runBatchesOf } from '#lambdas/platform/jobs/run-batch.ts';
import { runSteps, takeItem } from '#lambdas/platform/jobs/run-steps.ts';

/** Runs the jobs on accounts, which alone may end sign-ins in the user pool. */
export const handler = runBatchesOf<'account-jobs'>({
  'end-sign-in': ({ id }) => done(followStatus(id)),
  'restore-sign-in': ({ id }) => done(followStatus(id)),
  'disable-validators-of-shop': disableValidatorsOfShop,
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
});
