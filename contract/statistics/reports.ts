import '../http/zod-config.ts';
import * as z from 'zod/mini';
import { instant } from '../fields/fields.ts';
import { businessId, reportId, shopId } from '../http/ids.ts';
import { periodChecks, periodFields } from './period.ts';
import { reportRow } from './report-row.ts';
import { statisticsTotals } from './statistics.ts';

export const reportType = z.enum(['OFFERS', 'REDEMPTIONS', 'SHOPS', 'VALIDATORS']);

export type ReportType = z.output<typeof reportType>;

/** `expired`: the file is gone, after 30 days or with a validator named in it; the report can be made again. */
export const reportStatus = z.enum(['processing', 'ready', 'failed', 'expired']);

export type ReportStatus = z.output<typeof reportStatus>;

/** Rows that are shown; the file has all of them. */
export const mostShownRows = 100;

export const reportsPerDay = 10;

/** Kinds of values: money is in reais, a time is a local one, `YYYY-MM-DDTHH:mm`. */
const columnKind = z.enum(['text', 'count', 'money', 'time', 'code']);

export type ColumnKind = z.output<typeof columnKind>;

/** Values of columns of the kind `code`: whether the counter was online. */
export type ReportCode = 'ONLINE' | 'OFFLINE';

/** The columns of all reports; the web and the file translate their keys, and values of the kind `code`. */
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
  /** Whether the monthly schedule made it. */
  isMonthly: z.boolean(),
  createdAt: instant,
};

export const listedReport = z.object(listed);

export type ListedReport = z.output<typeof listedReport>;

/**
 * A report; once ready, with totals, first hundred rows and a link to its file, valid until `expiresAt` (ten
 * minutes). An expired report still has its totals and row count.
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

export const reportInput = z
  .strictObject({ type: reportType, ...periodFields, shopId: z.exactOptional(shopId) })
  .check(...periodChecks);

export type ReportInput = z.output<typeof reportInput>;
