import { closeBusinessSteps, isClosed } from '../accounts/close-business.ts';
import { endSignIn } from '../accounts/end-sign-in.ts';
import { isRemoved, removeAccountSteps } from '../accounts/remove-account.ts';
import { done, type WorkOf } from './run-batch.ts';
import { takeSteps } from './take-steps.ts';

/** The work of each job on accounts. */
export const workOfAccountJobs: WorkOf<'account-jobs'> = {
  'end-sign-in': ({ id }) => done(endSignIn(id)),
  'remove-account': async (job) =>
    (await isRemoved(job.id)) ? takeSteps(job, removeAccountSteps(job.id)) : [],
  'close-business': async (job, now) =>
    (await isClosed(job.id)) ? takeSteps(job, closeBusinessSteps(job.id, now)) : [],
};
