import { closeBusinessSteps, isClosedOrGone } from '../accounts/close-business.ts';
import { isRemoved, removeAccountSteps } from '../accounts/remove-account.ts';
import { followStatus } from '../shared/identity/follow-status.ts';
import { disableValidatorsOfShop } from './disable-validators-of-shop.ts';
import { done, type WorkOf } from './run-batch.ts';
import { takeSteps } from './take-steps.ts';

/** The work of each job on accounts. */
export const workOfAccountJobs: WorkOf<'account-jobs'> = {
  'remove-account': async (job, _, hasTime) =>
    (await isRemoved(job.id)) ? takeSteps(job, removeAccountSteps(job.id), hasTime) : [],
  'close-business': async (job, now, hasTime) =>
    (await isClosedOrGone(job.id)) ? takeSteps(job, closeBusinessSteps(job.id, now), hasTime) : [],
  'end-sign-in': ({ id }) => done(followStatus(id)),
  'restore-sign-in': ({ id }) => done(followStatus(id)),
  'disable-validators-of-shop': disableValidatorsOfShop,
};
