import type { ReportItem } from '../../reports/repository/report-item.ts';
import { parseReport, reportsOf } from '../../reports/repository/report-repository.ts';
import { type ExportedPages, exportedPagesOf } from './pages.ts';

/** Returns the reports of a business, oldest first. */
export const exportedReportsOf = (businessId: string, after?: string): ExportedPages<ReportItem> =>
  exportedPagesOf(reportsOf(businessId), after, (rows) => rows.map(parseReport));
