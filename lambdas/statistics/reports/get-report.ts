import { ok } from '#lambdas/platform/http/answer.ts';
import { findReportRows } from '../store/report-store.ts';
import { shownReport, shownReportStatus } from './report.ts';
import type { ReportOperations } from './targets.ts';

/** Answers a report; once ready, with its first rows and a link to its file. */
export const getReport: ReportOperations['getReport'] = async ({ report: { item }, now }) => {
  const { fileKey } = item;
  if (fileKey === undefined || shownReportStatus(item, now) !== 'ready') {
    return ok(shownReport(item, now));
  }
  // Only this call makes links, so the client is loaded on demand.
  const { signReportLink } = await import('./report-link.ts');
  const [found, link] = await Promise.all([
    findReportRows(item.businessId, item.id),
    signReportLink(item, fileKey, now),
  ]);
  return ok(shownReport(item, now, { rows: found?.rows ?? [], ...link }));
};
