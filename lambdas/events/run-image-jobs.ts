import { workOfImageJobs } from './image-job-work.ts';
import { runBatchesOf } from './run-batch.ts';

/** Runs the jobs on pictures, which alone load the library that decodes them. */
export const handler = runBatchesOf(workOfImageJobs);
