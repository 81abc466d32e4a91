import { workOfAccountJobs } from './account-job-work.ts';
import { runBatchesOf } from './run-batch.ts';

/** Runs the jobs on accounts, which alone may end sign-ins in the user pool. */
export const handler = runBatchesOf(workOfAccountJobs);
