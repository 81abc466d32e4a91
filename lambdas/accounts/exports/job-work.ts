import { done, type WorkOn } from '#lambdas/platform/jobs/run-batch.ts';
import type { exportJobs } from './jobs.ts';
import { makeExport, removeExportFile } from './make-export.ts';

/** The work of each job on exports. */
export const exportJobWork: WorkOn<typeof exportJobs> = {
  'make-export': async (job, now, hasTime) => {
    const rest = await makeExport(job.id, now, hasTime, job.progress);
    return rest ? [{ ...job, progress: rest.progress }] : [];
  },
  'remove-export-file': ({ id }) => done(removeExportFile(id)),
};
