import { makeExport, removeExportFile } from '../exports/make-export.ts';
import { done, type WorkOf } from './run-batch.ts';

/** The work of each job on exports of users' data; the id of both is the key of a file. */
export const workOfExportJobs: WorkOf<'exports'> = {
  'make-export': async ({ exporting, ...job }, now, hasTime) => {
    const rest = await makeExport(job.id, now, hasTime, exporting);
    return rest ? [{ ...job, ...(rest.progress && { exporting: rest.progress }) }] : [];
  },
  'remove-export-file': ({ id }) => done(removeExportFile(id)),
};
