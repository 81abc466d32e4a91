import dayjs from 'dayjs';
import { encodeTime } from 'ulid';
import { dayIn } from '#contract/brazil/time-zones.ts';
import { idPrefixes } from '#contract/http/id-format.ts';
import { addDays, type DayPeriod } from '#contract/statistics/period.ts';
import { endOfMonth, moneyZone } from '#lambdas/billing/invoices/days.ts';
import type { ReportItem } from '../store/report-item.ts';
import { newReport } from './report.ts';

/** The letters of a ULID that are not its time. */
const randomLength = 16;

/** The day of the month on which the report of the month before is made. */
const reportDay = 8;

/** The month before that of an instant, from its first day to its last. */
export function monthBefore(now: Date): DayPeriod {
  const from = dayjs(dayIn(moneyZone, now)).subtract(1, 'month').format('YYYY-MM-01');
  return { from, to: endOfMonth(from) };
}

/**
 * The id of the report of a business on a month: a ULID whose time is the 8th of the next one and whose random part is that of
 * the business's id. So there is one, however often it is asked for, without an item that remembers it.
 */
export function monthlyReportId(businessId: string, { to }: Pick<DayPeriod, 'to'>): string {
  const madeOn = Date.parse(addDays(to, reportDay));
  return `${idPrefixes.report}_${encodeTime(madeOn)}${businessId.slice(-randomLength)}`;
}

/** The report on the offers of a business in a month. */
export function newMonthlyReport(businessId: string, month: DayPeriod, now: Date): ReportItem {
  const id = monthlyReportId(businessId, month);
  return newReport({ type: 'OFFERS', ...month }, { id, businessId, isMonthly: true }, now);
}
