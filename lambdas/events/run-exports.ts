import { makeExport, removeExportFile } from '../exports/make-export.ts';
import { done, runBatchesOf } from './run-batch.ts';

/** Runs the jobs on exports of users' data. Only this Lambda may write and remove their files. */
export const handler = runBatchesOf<'exports'>({
  'make-export': async (job, now, hasTime) => {
    const rest = await makeExport(job.id, now, hasTime, job.progress);
    return rest ? [{ ...job, progress: rest.progress }] : [];
  },
  'remove-export-file': ({ id }) => done(removeExportFile(id)),
});
