import { ok } from '#lambdas/platform/http/answer.ts';
import { page } from '#lambdas/platform/paging/page.ts';
import { listReportsOf } from '../store/report-store.ts';
import { summaryOfReport } from './report.ts';
import type { ReportOperations } from './targets.ts';

/** Lists the reports of a business, of one type or all. */
export const listReports: ReportOperations['listReports'] = async (request) => {
  const { business, query, now } = request;
  const { type } = query;
  const { items, ...rest } = await page(`reports:${business.id}:${type ?? ''}`, query, (part) =>
    listReportsOf(business.id, type, part),
  );
  return ok({ ...rest, items: items.map((report) => summaryOfReport(report, now)) });
};
