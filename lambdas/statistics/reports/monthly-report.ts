import dayjs from 'dayjs';
import { encodeTime } from 'ulid';
import { dayIn } from '#contract/brazil/time-zones.ts';
import { idPrefixes } from '#contract/http/id-format.ts';
import { addDays, type DayPeriod } from '#contract/statistics/period.ts';
import { endOfMonth, moneyZone } from '#lambdas/billing/invoices/days.ts';
import type { ReportItem } from '../store/report-item.ts';
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
