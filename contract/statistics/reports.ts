import '../http/zod-config.ts';
import * as z from 'zod/mini';
import { instant } from '../fields/fields.ts';
import { businessId, reportId, shopId } from '../http/ids.ts';
import { periodChecks, periodFields } from './period.ts';
import { reportRow } from './report-row.ts';
import { statisticsTotals } from './statistics.ts';

/** What a report lists. */
export const reportType = z.enum(['OFFERS', 'REDEMPTIONS', 'SHOPS', 'VALIDATORS']);

export type ReportType = z.output<typeof reportType>;

/** `expired` is one whose file is gone, after 30 days or with a validator whom it names: it can be made again. */
export const reportStatus = z.enum(['processing', 'ready', 'failed', 'expired']);

export type ReportStatus = z.output<typeof reportStatus>;

/** Most rows of a report that are shown; its file has all of them. */
export const mostShownRows = 100;

/** Most reports that an owner asks for on a day. */
export const reportsPerDay = 10;

/** What the values of a column are: money is in reais, a time is a local one, `YYYY-MM-DDTHH:mm`. */
const columnKind = z.enum(['text', 'count', 'money', 'time', 'code']);

export type ColumnKind = z.output<typeof columnKind>;

/** The values of columns of the kind `code`, of which there is one: whether the counter had a line. */
export type ReportCode = 'ONLINE' | 'OFFLINE';

/** The columns of all reports, by their keys, which the web and the file translate. `code` is a value to translate. */
export const reportColumns = {
  OFFERS: {
    title: 'text',
    claims: 'count',
    cancels: 'count',
    redemptions: 'count',
    expired: 'count',
    offerRevenue: 'money',
    consumerSavings: 'money',
  },
  REDEMPTIONS: {
    redeemedAt: 'time',
    shop: 'text',
    title: 'text',
    code: 'text',
    originalPrice: 'money',
    offerPrice: 'money',
    redeemedBy: 'text',
    offline: 'code',
  },
  SHOPS: {
    shop: 'text',
    views: 'count',
    claims: 'count',
    cancels: 'count',
    redemptions: 'count',
    refusals: 'count',
    expired: 'count',
    newFollowers: 'count',
    offerRevenue: 'money',
    consumerSavings: 'money',
  },
  VALIDATORS: {
    redeemedBy: 'text',
    redemptions: 'count',
    offerRevenue: 'money',
  },
} as const satisfies Readonly<Record<ReportType, Readonly<Record<string, ColumnKind>>>>;

const listed = {
  id: reportId,
  businessId,
  shopId: z.exactOptional(shopId),
  type: reportType,
  ...periodFields,
  status: reportStatus,
  /** Whether the schedule made it. */
  isMonthly: z.boolean(),
  createdAt: instant,
};

/** A report in the list of its business. */
export const listedReport = z.object(listed);

export type ListedReport = z.output<typeof listedReport>;

/**
 * A report with its columns and, once it is ready, its totals, its first hundred rows and a link of ten minutes to its file,
 * until when it is valid in `expiresAt`. An expired one still has its totals and the number of its rows.
 */
export const reportWithRows = z.object({
  ...listed,
  totals: z.exactOptional(statisticsTotals),
  columns: z.array(z.object({ key: z.string(), kind: columnKind })),
  rows: z.array(reportRow),
  rowsCount: z.int(),
  csvUrl: z.exactOptional(z.string()),
  expiresAt: z.exactOptional(instant),
});

export type Report = z.output<typeof reportWithRows>;

/** A report that an owner asks for. */
export const reportInput = z
  .strictObject({ type: reportType, ...periodFields, shopId: z.exactOptional(shopId) })
  .check(...periodChecks);

export type ReportInput = z.output<typeof reportInput>;
