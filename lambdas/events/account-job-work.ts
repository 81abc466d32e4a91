import { endSignIn } from '../accounts/end-sign-in.ts';
import { done, type WorkOf } from './run-batch.ts';

/** The work of each job on accounts. */
export const workOfAccountJobs: WorkOf<'account-jobs'> = {
  'end-sign-in': ({ id }) => done(endSignIn(id)),
};
