import { ok } from '../shared/http/answer.ts';
import { page } from '../shared/http/page.ts';
import { summaryOfReport } from './report.ts';
import { listReportsOf } from './repository/report-repository.ts';
import type { ReportOperations } from './subjects.ts';

/** Lists the reports of a business, of one type or all. */
export const listReports: ReportOperations['listReports'] = async (request) => {
  const { business, query, now } = request;
  const { type } = query;
  const { items, ...rest } = await page(`reports:${business.id}:${type ?? ''}`, query, (part) =>
    listReportsOf(business.id, type, part),
  );
  return ok({ ...rest, items: items.map((report) => summaryOfReport(report, now)) });
};
