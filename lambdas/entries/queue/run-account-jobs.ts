import { accountJobWork } from '#lambdas/accounts/job-work.ts';
import { validatorJobWork } from '#lambdas/validators/job-work.ts';
import { runQueue } from '../run-queue.ts';

/** Runs the jobs on accounts, which alone may end sign-ins in the user pool. */
export const handler = runQueue<'account-jobs'>({ ...accountJobWork, ...validatorJobWork });
