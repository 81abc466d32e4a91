import * as z from 'zod/mini';
import { exportProgress } from '../../exports/export-place.ts';
import { job, userFile } from '../job-row.ts';

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
