import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';
import { progressTo } from '#lambdas/platform/files/file-progress.ts';
import { place } from '#lambdas/platform/jobs/steps.ts';

/** Where the file of an export goes on: a step is a section. */
const exportPlace = z.extend(place, {
  /** Whether the list has records before that position. */
  hasRecords: z.boolean(),
  /** Records that could not be read. */
  unreadable: z.int(),
});

export type ExportPlace = z.output<typeof exportPlace>;

/** The progress of the file of an export. */
export const exportProgress = progressTo(exportPlace);
