import { makeExport, removeExportFile } from '../exports/make-export.ts';
import { done, type WorkOf } from './run-batch.ts';

/** The work of each job on exports of users' data; the id of both is the key of a file. */
export const workOfExportJobs: WorkOf<'exports'> = {
  'make-export': ({ id }, now) => done(makeExport(id, now)),
  'remove-export-file': ({ id }) => done(removeExportFile(id)),
};
