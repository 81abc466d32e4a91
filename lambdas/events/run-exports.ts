import { workOfExportJobs } from './export-job-work.ts';
import { runBatchesOf } from './run-batch.ts';

/** Runs the jobs on exports of users' data, which alone may write and remove their files. */
export const handler = runBatchesOf(workOfExportJobs);
