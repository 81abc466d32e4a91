import { workOfJobs } from './job-work.ts';
import { runBatchesOf } from './run-batch.ts';

/** Runs the jobs on shops, offers and followers. */
export const handler = runBatchesOf(workOfJobs);
