import { listedReport, type ReportType, reportsPerDay } from '#contract/statistics/reports.ts';
import type { ListProgress, Page, PageRequest } from '#lambdas/platform/paging/page.ts';
import { dailyCount } from '#lambdas/platform/period-limit/period-count-store.ts';
import { collectPage } from '#lambdas/platform/table/collect-page.ts';
import { attributesAre } from '#lambdas/platform/table/conditions.ts';
import { keys, sortId } from '#lambdas/platform/table/keys.ts';
import {
  positionOf,
  queryRange,
  rangeAfter,
  rowsBeginningWith,
  wholePartition,
} from '#lambdas/platform/table/query.ts';
import { getItem, getItems, type Item } from '#lambdas/platform/table/read.ts';
import { parseStored } from '#lambdas/platform/table/stored.ts';
import { put, putNew, remove, replace } from '#lambdas/platform/table/transaction.ts';
import type { Write } from '#lambdas/platform/table/write.ts';
import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';
import { instant } from '#contract/fields/fields.ts';
import { languages } from '#contract/http/languages.ts';
import { reportRow } from '#contract/statistics/report-row.ts';
import { statisticsTotals } from '#contract/statistics/statistics.ts';
import { removeRows } from '#lambdas/platform/table/remove-rows.ts';

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

/** Items of first rows read at a time, each some tens of kilobytes. */
const pageSize = 20;

/** Reports found in a part of a list, and the position after it. */
interface FoundReports extends ListProgress {
  readonly ids: readonly string[];
}

/** Finds reports whose files name a validator, in a part of a business's list, which covers the last 30 days. */
export async function findReportsNaming(
  businessId: string,
  validatorId: string,
  position: string | undefined,
): Promise<FoundReports> {
  const { PK, SK } = keys.reportRows(businessId, '');
  const range = rowsBeginningWith(PK, SK);
  const rows = await queryRange(rangeAfter(range, position), pageSize);
  const naming = rows.filter((row) =>
    parseStored(reportRows, row)?.validatorIds.includes(validatorId),
  );
  const last = rows.at(-1);
  return { ids: naming.map(sortId), position: last && positionOf(last, range) };
}

/** Items removed at a time; those with first rows have some tens of kilobytes. */
const reportsPerBatch = 20;

/** Removes a business's first reports after a position; the stream then removes their files. */
export const removeReportsOf = (
  businessId: string,
  position: string | undefined,
): Promise<ListProgress> =>
  removeRows(wholePartition(keys.report(businessId, '').PK), position, {
    batchSize: reportsPerBatch,
  });
