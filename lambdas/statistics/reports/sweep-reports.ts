import dayjs from 'dayjs';
import { encodeTime } from 'ulid';
import { dayIn } from '#contract/brazil/time-zones.ts';
import { valueOfLetter } from '#contract/claims/base-32.ts';
import { idPrefixes } from '#contract/http/id-format.ts';
import { addDays, type DayPeriod } from '#contract/statistics/period.ts';
import { endOfMonth, moneyZone } from '#lambdas/billing/invoices/days.ts';
import {
  checkBusinessStatus,
  findBusiness,
  listIdsByStatus,
} from '#lambdas/businesses/store/business-store.ts';
import { logger } from '#lambdas/platform/logging/logger.ts';
import { retryOnConflict } from '#lambdas/platform/table/retry-on-conflict.ts';
import { findReport, findStoredIds, insertReport, type ReportItem } from '../store/report-store.ts';
import { newReport } from './report.ts';

/** Letters of a ULID after its time. */
const randomLength = 16;

/** Day of the month when the previous month's report is made. */
const reportDay = 8;

/** Returns the previous month, from its first day to its last. */
export function monthBefore(now: Date): DayPeriod {
  const from = dayjs(dayIn(moneyZone, now)).subtract(1, 'month').format('YYYY-MM-01');
  return { from, to: endOfMonth(from) };
}

/**
 * Returns the id of a business's monthly report: a ULID with the time of the next month's 8th and the random part
 * of the business's id. So repeated requests give one report, without an item that remembers it.
 */
export function monthlyReportId(businessId: string, { to }: Pick<DayPeriod, 'to'>): string {
  const madeOn = Date.parse(addDays(to, reportDay));
  return `${idPrefixes.report}_${encodeTime(madeOn)}${businessId.slice(-randomLength)}`;
}

/** Returns a new report on the offers of a business in a month. */
export function newMonthlyReport(businessId: string, month: DayPeriod, now: Date): ReportItem {
  const id = monthlyReportId(businessId, month);
  return newReport({ type: 'OFFERS', ...month }, { id, businessId, isMonthly: true }, now);
}

/** Businesses written at the same time. */
const concurrency = 25;

/** Requests a business's report on a month, unless it has one or is not active any more. */
async function askForReport(businessId: string, month: DayPeriod, now: Date): Promise<void> {
  await retryOnConflict(async (commit) => {
    const [report, business] = await Promise.all([
      findReport(businessId, monthlyReportId(businessId, month)),
      findBusiness(businessId),
    ]);
    if (report || business?.status !== 'active') return;
    await commit([
      insertReport(newMonthlyReport(businessId, month, now)),
      checkBusinessStatus(businessId, 'active'),
    ]);
  });
}

/** Numbers of businesses whose reports were requested, and that failed. */
interface Asked {
  readonly asked: number;
  readonly failed: number;
}

/** Requests the missing reports of some businesses on a month. Logs and counts a business that fails. */
export async function askMonthlyReports(
  businessIds: readonly string[],
  month: DayPeriod,
  now: Date,
): Promise<Asked> {
  const wanted = businessIds.map((businessId) => ({
    businessId,
    id: monthlyReportId(businessId, month),
  }));
  const stored = await findStoredIds(wanted);
  const missing = wanted.filter(({ id }) => !stored.has(id));
  let failed = 0;
  for (let start = 0; start < missing.length; start += concurrency) {
    const some = missing.slice(start, start + concurrency);
    const outcomes = await Promise.allSettled(
      some.map(({ businessId }) => askForReport(businessId, month, now)),
    );
    for (const [index, outcome] of outcomes.entries()) {
      if (outcome.status === 'fulfilled') continue;
      failed += 1;
      const { businessId } = some[index] ?? {};
      logger.error('report not asked for', { id: businessId, error: outcome.reason as Error });
    }
  }
  return { asked: missing.length - failed, failed };
}

/** Hour (UTC) of the day's first run. */
const firstHour = 6;

/** Groups of businesses; each has an hour of its own, to spread the files over the day. */
const groupCount = 16;

/** Ids read at a time. */
const idsPerPage = 500;

/** Group of a business, by the last letter of its ULID, which is random. */
const groupOf = (businessId: string) => valueOfLetter(businessId.slice(-1)) % groupCount;

/** Returns whether a run takes a business: one group each hour, all of them in the last run and at other hours. */
export function isOfRun(businessId: string, now: Date): boolean {
  const run = now.getUTCHours() - firstHour;
  return run < 0 || run >= groupCount || groupOf(businessId) === run;
}

/**
 * Runs every hour of the 8th of a month: requests last month's report for each active business without one. Throws
 * if time is up or a business fails, which raises an alarm; the last run takes all the rest.
 */
export async function sweepReports(now: Date, hasTime: () => boolean) {
  const month = monthBefore(now);
  let asked = 0;
  let failed = 0;
  let position: string | undefined;
  do {
    if (!hasTime()) throw new Error('No time for all businesses: run it again');
    const page = await listIdsByStatus('active', { limit: idsPerPage, position });
    const ids = page.items.filter((id) => isOfRun(id, now));
    const outcome = await askMonthlyReports(ids, month, now);
    asked += outcome.asked;
    failed += outcome.failed;
    position = page.position;
  } while (position !== undefined);
  logger.info('reports asked for', { asked, failed });
  if (failed > 0) throw new Error(`The reports of ${failed} businesses were not asked for`);
  return { asked };
}
