import { dropFilesNaming } from '#lambdas/statistics/reports/drop-file.ts';
import { makeReport } from '#lambdas/statistics/reports/make-report.ts';
import { removeReportFile } from '#lambdas/statistics/reports/report-file.ts';
import { done, runBatchesOf } from '#lambdas/platform/jobs/run-batch.ts';
import { runSteps } from '#lambdas/platform/jobs/run-steps.ts';

/** Runs the jobs on reports, which alone may write and remove their files. */
export const handler = runBatchesOf<'reports'>({
  'make-report': async (job, now, hasTime) => {
    const rest = await makeReport(job, now, hasTime);
    return rest ? [{ ...job, progress: rest.progress }] : [];
  },
  'remove-report-file': ({ id }) => done(removeReportFile(id)),
  'drop-reports-of-validator': (job, _, hasTime) =>
    runSteps(job, { reports: dropFilesNaming(job.businessId, job.id) }, hasTime),
});
