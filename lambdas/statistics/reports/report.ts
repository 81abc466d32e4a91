import { randomBytes } from 'node:crypto';
import { reportLifecycle } from '#contract/lifecycles/lifecycles.ts';
import {
  type ListedReport,
  mostShownRows,
  type ReportInput,
  type ReportStatus,
  reportColumns,
} from '#contract/statistics/reports.ts';
import { requireTransition } from '#lambdas/platform/errors/transition.ts';
import type { ReportItem } from '../store/report-item.ts';

const hour = 60 * 60 * 1000;

/** How long making a file may take, in milliseconds; its job is tried five times within it. */
const longestRun = 2 * hour;

/** How long a file and the rows that are shown exist, in milliseconds; the bucket keeps files for as many days. */
const lifetime = 30 * 24 * hour;

/** The key of a new file in the bucket, with 256 random bits, so that nobody can guess it. */
const newReportKey = (businessId: string): string =>
  `${businessId}/${randomBytes(32).toString('base64url')}.csv`;

interface Origin {
  readonly id: string;
  readonly businessId: string;
  readonly isMonthly: boolean;
}

/** A new report, whose file a job makes. */
export function newReport(
  { type, from, to, shopId }: ReportInput,
  origin: Origin,
  now: Date,
): ReportItem {
  const createdAt = now.toISOString();
  return {
    ...origin,
    ...(shopId !== undefined && { shopId }),
    type,
    from,
    to,
    status: 'processing',
    fileKey: newReportKey(origin.businessId),
    createdAt,
    askedAt: createdAt,
  };
}

const age = (instant: string, now: Date) => now.getTime() - Date.parse(instant);

/** What is shown of the progress of a report, and what is left of it. */
export function shownReportStatus({ status, askedAt, madeAt, fileKey }: ReportItem, now: Date) {
  if (status === 'processing') return age(askedAt, now) >= longestRun ? 'failed' : status;
  const isGone = fileKey === undefined || madeAt === undefined || age(madeAt, now) >= lifetime;
  return (isGone ? 'expired' : status) satisfies ReportStatus;
}

/** The instant, in seconds since 1970, after which the rows of a file that was made at `now` are removed. */
export const endOfRows = (now: Date): number => Math.ceil((now.getTime() + lifetime) / 1000);

/** A report whose file is made again, with the data of now. Throws INVALID_TRANSITION where it has its file, or soon. */
export function remade(report: ReportItem, now: Date): ReportItem {
  requireTransition(reportLifecycle, shownReportStatus(report, now), 'remake');
  const { madeAt: _, language: _l, totals: _t, rowsCount: _r, ...rest } = report;
  const fileKey = newReportKey(report.businessId);
  return { ...rest, status: 'processing', fileKey, askedAt: now.toISOString() };
}

/** A report as lists show it. */
export function summaryOfReport(report: ReportItem, now: Date): ListedReport {
  const { id, businessId, shopId, type, from, to, isMonthly, createdAt } = report;
  const own = { id, businessId, ...(shopId !== undefined && { shopId }) };
  return { ...own, type, from, to, status: shownReportStatus(report, now), isMonthly, createdAt };
}

/** The columns of a report, in their order. */
export const columnsOf = ({ type }: Pick<ReportItem, 'type'>) =>
  Object.entries(reportColumns[type]).map(([key, kind]) => ({ key, kind }));

/** The rows that are shown, of those before and those that follow. */
export const firstRows = <Row>(before: readonly Row[], following: readonly Row[]): Row[] =>
  before.length >= mostShownRows ? [...before] : [...before, ...following].slice(0, mostShownRows);
