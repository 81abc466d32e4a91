import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';
import { languages } from '#contract/http/languages.ts';
import { reportRow } from '#contract/statistics/report-row.ts';
import { progressTo } from '#lambdas/platform/files/file-progress.ts';

/** Where the file of a report goes on, and what is known of what it has by then. */
const reportPlace = z.object({
  /** The position after which the rest of the rows begins; null at their beginning. */
  position: z.nullable(z.string()),
  /** Of the whole file, whatever its owner chooses meanwhile. */
  language: z.enum(languages),
  rowsCount: z.int(),
  /** The rows that are shown. */
  shown: z.array(reportRow),
  /** The validators whom it names. */
  validatorIds: z.array(z.string()),
});

export type ReportPlace = z.output<typeof reportPlace>;

/** The progress of the file of a report. */
export const reportProgress = progressTo(reportPlace);
