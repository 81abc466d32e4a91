import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';
import { progressTo } from '#lambdas/platform/files/file-progress.ts';
import { place } from '#lambdas/platform/jobs/steps.ts';

/** Where an export file continues: the step is the name of a section. */
const exportPlace = z.extend(place, {
  /** Whether the list already has records in the file. */
  hasRecords: z.boolean(),
  /** Number of unreadable records so far. */
  unreadable: z.int(),
});

export type ExportPlace = z.output<typeof exportPlace>;

/** Progress of an export file. */
export const exportProgress = progressTo(exportPlace);
