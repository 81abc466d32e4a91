import { closeBusinessSteps, isClosedOrGone } from '../accounts/close-business.ts';
import { isRemoved, removeAccountSteps } from '../accounts/remove-account.ts';
import { followStatus } from '../shared/identity/follow-status.ts';
import { disableValidatorsOfShop } from './disable-validators-of-shop.ts';
import { done, runBatchesOf } from './run-batch.ts';
import { runSteps, takeItem } from './run-steps.ts';

/** Runs the jobs on accounts. Only this Lambda may end sign-ins in the user pool. */
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
