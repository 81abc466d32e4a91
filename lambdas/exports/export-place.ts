import '#contract/zod-config.ts';
import * as z from 'zod/mini';
import { place } from '../shared/steps.ts';

/** Where the file of an export goes on: a step is a section. */
const exportPlace = z.extend(place, {
  /** Whether the list has records before that position. */
  hasRecords: z.boolean(),
  /** Records that could not be read. */
  unreadable: z.int(),
});

export type ExportPlace = z.output<typeof exportPlace>;

/**
 * The progress of the file of an export: the upload to S3 with the tags of its parts, the instant that the data is of,
 * and the place where it continues.
 */
export const exportProgress = z.object({
  uploadId: z.string(),
  tags: z.array(z.string()),
  startedAt: z.string(),
  place: exportPlace,
});

export type ExportProgress = z.output<typeof exportProgress>;
