import * as z from 'zod/mini';
import { job, userFile } from '#lambdas/platform/jobs/job-row.ts';
import { exportProgress } from './export-checkpoint.ts';

/** Progress of the file; null at the beginning. */
const fileWithProgress = { ...userFile, progress: z.nullable(exportProgress) };

export const exportJobs = {
  'make-export': job('exports', fileWithProgress, {
    'USER EXPORT': ({ before, after }) => {
      const id = after?.fileKey;
      return id !== undefined && id !== before?.fileKey && [{ id, progress: null }];
    },
  }),
  'remove-export-file': job('exports', userFile, {
    'USER EXPORT': ({ before, after }) => {
      const id = before?.fileKey;
      return id !== undefined && id !== after?.fileKey && [{ id }];
    },
  }),
} as const;
