import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';
import { progressTo } from '#lambdas/platform/files/file-progress.ts';
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
export const exportProgress = progressTo(exportCheckpoint);
