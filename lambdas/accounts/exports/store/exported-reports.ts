import type { ReportItem } from '#lambdas/statistics/store/report-item.ts';
import { parseReport, reportsOf } from '#lambdas/statistics/store/report-store.ts';
import { type ExportedPages, exportedPagesOf } from './pages.ts';

/** Returns the reports of a business, oldest first. */
export const exportedReportsOf = (businessId: string, after?: string): ExportedPages<ReportItem> =>
  exportedPagesOf(reportsOf(businessId), after, (rows) => rows.map(parseReport));
