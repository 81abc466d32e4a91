import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';
import { progressTo } from '#lambdas/platform/files/file.ts';
import { job, userFile } from '#lambdas/platform/jobs/job-row.ts';
import { checkpoint } from '#lambdas/platform/jobs/job-steps.ts';

/** Where an export file continues: the step is the name of a section. */
const exportCheckpoint = z.extend(checkpoint, {
  /** Whether the list already has records in the file. */
  hasRecords: z.boolean(),
  /** Number of unreadable records so far. */
  unreadable: z.int(),
});

export type ExportCheckpoint = z.output<typeof exportCheckpoint>;

/** Progress of an export file. */
const exportProgress = progressTo(exportCheckpoint);

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
