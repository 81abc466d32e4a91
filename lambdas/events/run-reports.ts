import { dropFilesNaming } from '../reports/drop-file.ts';
import { makeReport } from '../reports/make-report.ts';
import { removeReportFile } from '../reports/report-file.ts';
import { done, runBatchesOf } from './run-batch.ts';
import { runSteps } from './run-steps.ts';

/** Runs the jobs on reports. Only this Lambda may write and remove their files. */
export const handler = runBatchesOf<'reports'>({
  'make-report': async (job, now, hasTime) => {
    const rest = await makeReport(job, now, hasTime);
    return rest ? [{ ...job, progress: rest.progress }] : [];
  },
  'remove-report-file': ({ id }) => done(removeReportFile(id)),
  'drop-reports-of-validator': (job, _, hasTime) =>
    runSteps(job, { reports: dropFilesNaming(job.businessId, job.id) }, hasTime),
});
