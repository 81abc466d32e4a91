import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';
import { instant } from '#contract/fields/fields.ts';
import { languages } from '#contract/http/languages.ts';
import { reportRow } from '#contract/statistics/report-row.ts';
import { listedReport } from '#contract/statistics/reports.ts';
import { statisticsTotals } from '#contract/statistics/statistics.ts';

/** A stored report. `fileKey` is the key of its file, finished or in progress; without it the file was removed. */
export const reportItem = z.extend(z.omit(listedReport, { status: true }), {
  status: z.enum(['processing', 'ready']),
  fileKey: z.exactOptional(z.string()),
  /** When the file was requested. */
  askedAt: instant,
  madeAt: z.exactOptional(instant),
  /** Language of the file. */
  language: z.exactOptional(z.enum(languages)),
  totals: z.exactOptional(statisticsTotals),
  rowsCount: z.exactOptional(z.int()),
});

export type ReportItem = z.output<typeof reportItem>;

/** A report's first rows, while it has a file, and the validators named in the file. */
export const reportRows = z.object({
  rows: z.array(reportRow),
  validatorIds: z.array(z.string()),
});

export type ReportRows = z.output<typeof reportRows>;
