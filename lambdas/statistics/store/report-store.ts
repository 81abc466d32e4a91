import { type ReportType, reportsPerDay } from '#contract/statistics/reports.ts';
import type { Page, PageRequest } from '#lambdas/platform/paging/paging.ts';
import { dailyCount } from '#lambdas/platform/period-limit/period-count-store.ts';
import { collectPage } from '#lambdas/platform/table/collect-page.ts';
import { attributesAre } from '#lambdas/platform/table/conditions.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { rowsBeginningWith } from '#lambdas/platform/table/ranges.ts';
import { getItem, getItems, type Item } from '#lambdas/platform/table/read.ts';
import { parseStored } from '#lambdas/platform/table/stored.ts';
import { put, remove, replace } from '#lambdas/platform/table/transaction.ts';
import type { Write } from '#lambdas/platform/table/write.ts';
import { type ReportItem, type ReportRows, reportItem, reportRows } from './report-item.ts';

/** Most reports that are read for a page: where most are of other types it comes out short. */
const mostRead = 100;

export const parseReport = (item: Item | undefined): ReportItem | undefined =>
  parseStored(reportItem, item);

/** The rows of the reports of a business, the oldest first. */
export const reportsOf = (businessId: string) => {
  const { PK, SK } = keys.report(businessId, '');
  return rowsBeginningWith(PK, SK);
};

/** A report of a business, read strongly. */
export const findReport = async (businessId: string, id: string): Promise<ReportItem | undefined> =>
  parseReport(await getItem(keys.report(businessId, id)));

/** The ids of reports that are stored, of some that businesses may have. */
export async function findStoredIds(
  wanted: readonly Pick<ReportItem, 'businessId' | 'id'>[],
): Promise<ReadonlySet<string>> {
  const keyOf = (one: Pick<ReportItem, 'businessId' | 'id'>) => keys.report(one.businessId, one.id);
  const find = await getItems(wanted.map(keyOf));
  return new Set(wanted.filter((one) => find(keyOf(one))).map(({ id }) => id));
}

/** The first rows of a report, and whom its file names; undefined where it has none. */
export const findReportRows = async (
  businessId: string,
  id: string,
): Promise<ReportRows | undefined> =>
  parseStored(reportRows, await getItem(keys.reportRows(businessId, id)));

/** A page of the reports of a business, of one type or all, the newest first. */
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
export const insertReport = (report: ReportItem): Write => put(itemOf(report));

/** The report has the file and the state that were read. */
const asRead = ({ status, fileKey }: ReportItem) => attributesAre({ status, fileKey });

/** Writes a report over the one that was read, without the rows of its file. */
export const replaceReport = (before: ReportItem, after: ReportItem): Write[] => [
  put(itemOf(after), asRead(before)),
  remove(keys.reportRows(before.businessId, before.id)),
];

/** Writes a report that is ready over the one that was read, with its first rows, which expire. */
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

/** The reports that owners ask for, or ask to be made again, on a day. */
export const reportsOfDay = dailyCount(keys.reportsOfDay, reportsPerDay);
