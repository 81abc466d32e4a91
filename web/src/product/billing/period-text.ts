import type { TFunction } from 'i18next';
import type { Invoice } from '#contract/billing/invoices.ts';
import { chooseLanguage } from '#contract/http/languages.ts';
import { addDays } from '#contract/statistics/period.ts';
import { formatDay } from '#web/lib/format/days.ts';
import { monthName } from '#web/lib/format/month-title.ts';

type Period = Pick<Invoice, 'periodStart' | 'periodEnd'>;

/** Days of a monthly invoice that does not charge exactly one month. */
export interface PartOfMonth extends Period {
  /** Days of the part, and of the month that it belongs to. */
  readonly days: number;
  readonly daysOfMonth: number;
  /** First day of the whole month that is charged with the part. */
  readonly joinedMonth?: string;
}

const dayOfMonth = (day: string) => Number(day.slice(8));

function endOfMonth(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

/** Returns the part of a month that an invoice charges; undefined for whole months and years. */
export function partOfMonth({ periodStart, periodEnd }: Period): PartOfMonth | undefined {
  const end = endOfMonth(periodStart);
  const isWhole = dayOfMonth(periodStart) === 1;
  if (periodEnd < end || (periodEnd === end && !isWhole)) {
    const days = dayOfMonth(periodEnd) - dayOfMonth(periodStart) + 1;
    return { periodStart, periodEnd, days, daysOfMonth: dayOfMonth(end) };
  }
  const joinedMonth = addDays(end, 1);
  if (isWhole || periodEnd !== endOfMonth(joinedMonth)) return undefined;
  const days = dayOfMonth(end) - dayOfMonth(periodStart) + 1;
  return { periodStart, periodEnd: end, days, daysOfMonth: dayOfMonth(end), joinedMonth };
}

/** Returns why an invoice is not the amount of a month; undefined where it is, or for a year. */
export function periodText(t: TFunction, language: string, period: Period): string | undefined {
  const part = partOfMonth(period);
  if (!part) return undefined;
  const chosen = chooseLanguage(language, []);
  const { periodStart, periodEnd, days, daysOfMonth, joinedMonth } = part;
  const facts = {
    count: days,
    daysOfMonth,
    month: monthName(periodStart, chosen),
    start: formatDay(periodStart),
    end: formatDay(periodEnd),
  };
  return joinedMonth
    ? t('billing.period.joined', { ...facts, joined: monthName(joinedMonth, chosen) })
    : t('billing.period.part', facts);
}
