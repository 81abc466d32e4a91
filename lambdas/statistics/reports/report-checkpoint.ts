import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';
import { languages } from '#contract/http/languages.ts';
import { reportRow } from '#contract/statistics/report-row.ts';
import { progressTo } from '#lambdas/platform/files/file-progress.ts';

/** The place where a report's file continues, with the facts known by then. */
const reportCheckpoint = z.object({
  /** The rest of the rows begins after this position; null at the beginning. */
  position: z.nullable(z.string()),
  /** Language of the whole file, even if its owner chooses another one meanwhile. */
  language: z.enum(languages),
  rowsCount: z.int(),
  /** Rows for the screen. */
  shown: z.array(reportRow),
  /** Validators named in the file. */
  validatorIds: z.array(z.string()),
});

export type ReportCheckpoint = z.output<typeof reportCheckpoint>;

export const reportProgress = progressTo(reportCheckpoint);
