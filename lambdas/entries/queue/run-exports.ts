import { makeExport, removeExportFile } from '#lambdas/accounts/exports/make-export.ts';
import { done, runBatchesOf } from '#lambdas/platform/jobs/run-batch.ts';

/** Runs the jobs on exports of users' data, which alone may write and remove their files. */
export const handler = runBatchesOf<'exports'>({
  'make-export': async (job, now, hasTime) => {
    const rest = await makeExport(job.id, now, hasTime, job.progress);
    return rest ? [{ ...job, progress: rest.progress }] : [];
  },
  'remove-export-file': ({ id }) => done(removeExportFile(id)),
});
