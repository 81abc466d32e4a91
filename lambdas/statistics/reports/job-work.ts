import { runSteps } from '#lambdas/platform/jobs/job-steps.ts';
import { done, type WorkOn } from '#lambdas/platform/jobs/run-batch.ts';
import type { reportJobs } from './jobs.ts';
import { makeReport } from './make-report.ts';
import { dropFilesNaming, removeReportFile } from './report-file.ts';

/** The work of each job on reports. */
export const reportJobWork: WorkOn<typeof reportJobs> = {
  'make-report': async (job, now, hasTime) => {
    const rest = await makeReport(job, now, hasTime);
    return rest ? [{ ...job, progress: rest.progress }] : [];
  },
  'remove-report-file': ({ id }) => done(removeReportFile(id)),
  'drop-reports-of-validator': (job, _, hasTime) =>
    runSteps(job, { reports: dropFilesNaming(job.businessId, job.id) }, hasTime),
};
