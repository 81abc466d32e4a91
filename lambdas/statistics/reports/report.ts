import { randomBytes } from 'node:crypto';
import { reportLifecycle } from '#contract/lifecycles/lifecycles.ts';
import {
  type ListedReport,
  mostShownRows,
  type Report,
  type ReportInput,
  type ReportStatus,
  reportColumns,
} from '#contract/statistics/reports.ts';
import { requireTransition } from '#lambdas/platform/errors/transition.ts';
import type { ReportItem, ReportRows } from '../store/report-store.ts';

const hour = 60 * 60 * 1000;

/** Longest time to make a file, in milliseconds; its job is tried five times within it. */
const longestRun = 2 * hour;

/** Lifetime of a file and its shown rows, in milliseconds; the bucket keeps files for as many days. */
const lifetime = 30 * 24 * hour;

/** Key of a new file in the bucket, with 256 random bits, so that nobody can guess it. */
const newReportKey = (businessId: string): string =>
  `${businessId}/${randomBytes(32).toString('base64url')}.csv`;

interface Origin {
  readonly id: string;
  readonly businessId: string;
  readonly isMonthly: boolean;
}

/** Returns a new report, whose file a job makes. */
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

/** Returns the shown status: `failed` after too long a run, `expired` once the file is gone. */
export function shownReportStatus({ status, askedAt, madeAt, fileKey }: ReportItem, now: Date) {
  if (status === 'processing') return age(askedAt, now) >= longestRun ? 'failed' : status;
  const isGone = fileKey === undefined || madeAt === undefined || age(madeAt, now) >= lifetime;
  return (isGone ? 'expired' : status) satisfies ReportStatus;
}

/** Returns when the rows of a file made at `now` are removed, in seconds since 1970. */
export const endOfRows = (now: Date): number => Math.ceil((now.getTime() + lifetime) / 1000);

/** Returns a report whose file is remade. Throws INVALID_TRANSITION where it has its file, or soon will. */
export function remade(report: ReportItem, now: Date): ReportItem {
  requireTransition(reportLifecycle, shownReportStatus(report, now), 'remake');
  const { madeAt: _, language: _l, totals: _t, rowsCount: _r, ...rest } = report;
  const fileKey = newReportKey(report.businessId);
  return { ...rest, status: 'processing', fileKey, askedAt: now.toISOString() };
}

/** Returns a report as lists show it. */
export function summaryOfReport(report: ReportItem, now: Date): ListedReport {
  const { id, businessId, shopId, type, from, to, isMonthly, createdAt } = report;
  const own = { id, businessId, ...(shopId !== undefined && { shopId }) };
  return { ...own, type, from, to, status: shownReportStatus(report, now), isMonthly, createdAt };
}

/** Returns the columns of a report in order. */
const columnsOf = ({ type }: Pick<ReportItem, 'type'>) =>
  Object.entries(reportColumns[type]).map(([key, kind]) => ({ key, kind }));

/** Returns the shown rows, from earlier and following ones. */
export const firstRows = <Row>(before: readonly Row[], added: readonly Row[]): Row[] =>
  before.length >= mostShownRows ? [...before] : [...before, ...added].slice(0, mostShownRows);

/** Returns a report as the API shows it, with the parts of its file that exist. */
export function shownReport(
  report: ReportItem,
  now: Date,
  file: { readonly rows?: ReportRows['rows'] } & Pick<Report, 'csvUrl' | 'expiresAt'> = {},
): Report {
  const { totals, rowsCount = 0 } = report;
  return {
    ...summaryOfReport(report, now),
    columns: columnsOf(report),
    rows: [],
    rowsCount,
    ...(totals && { totals }),
    ...file,
  };
}
