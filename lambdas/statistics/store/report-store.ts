import { type ReportType, reportsPerDay } from '#contract/statistics/reports.ts';
import type { Page, PageRequest } from '#lambdas/platform/paging/paging.ts';
import { dailyCount } from '#lambdas/platform/period-limit/period-count-store.ts';
import { collectPage } from '#lambdas/platform/table/collect-page.ts';
import { attributesAre } from '#lambdas/platform/table/conditions.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { rowsBeginningWith } from '#lambdas/platform/table/ranges.ts';
import { getItem, getItems, type Item } from '#lambdas/platform/table/read.ts';
import { parseStored } from '#lambdas/platform/table/stored.ts';
import { put, putNew, remove, replace } from '#lambdas/platform/table/transaction.ts';
import type { Write } from '#lambdas/platform/table/write.ts';
import { type ReportItem, type ReportRows, reportItem, reportRows } from './report-item.ts';

/** Reports read for a page; a page with many other types is short. */
const mostRead = 100;

export const parseReport = (item: Item | undefined): ReportItem | undefined =>
  parseStored(reportItem, item);

/** Returns the range of a business's reports, the oldest first. */
export const reportsOf = (businessId: string) => {
  const { PK, SK } = keys.report(businessId, '');
  return rowsBeginningWith(PK, SK);
};

/** Reads a report of a business (strong read). */
export const findReport = async (businessId: string, id: string): Promise<ReportItem | undefined> =>
  parseReport(await getItem(keys.report(businessId, id)));

/** Returns which of some reports are stored, by their ids. */
export async function findStoredIds(
  wanted: readonly Pick<ReportItem, 'businessId' | 'id'>[],
): Promise<ReadonlySet<string>> {
  const keyOf = (one: Pick<ReportItem, 'businessId' | 'id'>) => keys.report(one.businessId, one.id);
  const find = await getItems(wanted.map(keyOf));
  return new Set(wanted.filter((one) => find(keyOf(one))).map(({ id }) => id));
}

/** Reads a report's first rows and the validators named in its file; undefined without a file. */
export const findReportRows = async (
  businessId: string,
  id: string,
): Promise<ReportRows | undefined> =>
  parseStored(reportRows, await getItem(keys.reportRows(businessId, id)));

/** Lists a page of a business's reports, of one type or all, the newest first. */
export function listReportsOf(
  businessId: string,
  type: ReportType | undefined,
  request: PageRequest,
): Promise<Page<ReportItem>> {
  return collectPage({
    ...request,
    ranges: [{ ...reportsOf(businessId), newestFirst: true }],
    maxRows: mostRead,
    load: async (rows) =>
      rows.map((row) => {
        const report = parseReport(row);
        return type === undefined || report?.type === type ? report : undefined;
      }),
  });
}

const itemOf = (report: ReportItem) => ({
  ...keys.report(report.businessId, report.id),
  ...report,
});

/** Writes a report that must be new. */
export const insertReport = (report: ReportItem): Write => putNew(itemOf(report));

/** Condition that file and status are as they were read. */
const asRead = ({ status, fileKey }: ReportItem) => attributesAre({ status, fileKey });

/** Replaces a report and removes its rows; fails if file or status changed since they were read. */
export const replaceReport = (before: ReportItem, after: ReportItem): Write[] => [
  put(itemOf(after), asRead(before)),
  remove(keys.reportRows(before.businessId, before.id)),
];

/** Replaces a report by the ready one, with its first rows; fails if file or status changed since they were read. */
export const finishReport = (
  before: ReportItem,
  after: ReportItem,
  rows: ReportRows & { readonly ttl: number },
): Write[] => {
  const { businessId, id } = before;
  return [
    put(itemOf(after), asRead(before)),
    replace({ ...keys.reportRows(businessId, id), ...rows }),
  ];
};

/** Reports per day that owners request or have remade. */
export const reportsOfDay = dailyCount(keys.reportsOfDay, reportsPerDay);
