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

/** How far the file of an export is: an upload of S3 with the tags of its parts, as of when it is, and where it goes on. */
export const exportProgress = z.object({
  uploadId: z.string(),
  tags: z.array(z.string()),
  startedAt: z.string(),
  place: exportPlace,
});

export type ExportProgress = z.output<typeof exportProgress>;
