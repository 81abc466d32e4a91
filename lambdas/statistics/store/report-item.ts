import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';
import { instant } from '#contract/fields/fields.ts';
import { languages } from '#contract/http/languages.ts';
import { reportRow } from '#contract/statistics/report-row.ts';
import { listedReport } from '#contract/statistics/reports.ts';
import { statisticsTotals } from '#contract/statistics/statistics.ts';

/**
 * A report as stored. `fileKey` is the key of its file, which is made or being made; without one the file was removed. What
 * follows from the data is there once it is ready.
 */
export const reportItem = z.extend(z.omit(listedReport, { status: true }), {
  status: z.enum(['processing', 'ready']),
  fileKey: z.exactOptional(z.string()),
  /** When the file was asked for. */
  askedAt: instant,
  madeAt: z.exactOptional(instant),
  /** That of the file. */
  language: z.exactOptional(z.enum(languages)),
  totals: z.exactOptional(statisticsTotals),
  rowsCount: z.exactOptional(z.int()),
});

export type ReportItem = z.output<typeof reportItem>;

/** The first rows of a report, as long as it has a file, and the validators whom the file names. */
export const reportRows = z.object({
  rows: z.array(reportRow),
  validatorIds: z.array(z.string()),
});

export type ReportRows = z.output<typeof reportRows>;
