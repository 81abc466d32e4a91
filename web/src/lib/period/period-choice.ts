import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import {
  addDays,
  type DayPeriod,
  periodChecks,
  periodFields,
} from '#contract/statistics/period.ts';
import { formatDay } from '../format/days.ts';

/** Schema of a period of statistics, as in the API. */
export const periodInput = z.object(periodFields).check(...periodChecks);

/** The periods in display order. */
export const periodKinds = ['today', 'last7', 'last30', 'month', 'days'] as const;

export type PeriodKind = (typeof periodKinds)[number];

/** A chosen period. Typed days stay as typed, even if they are invalid. */
export type PeriodChoice =
  | { readonly kind: 'today' | 'last7' | 'last30' }
  | { readonly kind: 'month' /** `YYYY-MM` */; readonly month: string }
  | ({ readonly kind: 'days' } & DayPeriod);

const isMonth = (text: string) => /^\d{4}-(0[1-9]|1[0-2])$/.test(text);

const monthOf = (day: string) => day.slice(0, 7);

/** Returns the period in the query of a URL, the last seven days by default. `today` is `YYYY-MM-DD`. */
export function readChoice(query: URLSearchParams, today: string): PeriodChoice {
  if (query.has('from') || query.has('to')) {
    return { kind: 'days', from: query.get('from') ?? '', to: query.get('to') ?? '' };
  }
  const kind = periodKinds.find((one) => one === query.get('period'));
  if (kind === 'month') {
    const month = query.get('month') ?? '';
    return { kind, month: isMonth(month) && month <= monthOf(today) ? month : monthOf(today) };
  }
  return { kind: kind === undefined || kind === 'days' ? 'last7' : kind };
}

/** Returns the query for a period, without the current month: later, the link means the month of that time. */
export function queryOfChoice(choice: PeriodChoice, today: string): Record<string, string> {
  switch (choice.kind) {
    case 'last7':
      return {};
    case 'days':
      return { from: choice.from, to: choice.to };
    case 'month':
      return {
        period: choice.kind,
        ...(choice.month !== monthOf(today) && { month: choice.month }),
      };
    default:
      return { period: choice.kind };
  }
}

function lastDayOf(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}

/** Returns the days of a month `YYYY-MM`. */
export const daysOfMonth = (month: string): DayPeriod => ({
  from: `${month}-01`,
  to: lastDayOf(month),
});

/** Returns the days of a choice. The current month ends today, for comparison with an equally long period. */
export function periodOf(choice: PeriodChoice, today: string): DayPeriod {
  switch (choice.kind) {
    case 'today':
      return { from: today, to: today };
    case 'last7':
      return { from: addDays(today, -6), to: today };
    case 'last30':
      return { from: addDays(today, -29), to: today };
    case 'month': {
      const { from, to } = daysOfMonth(choice.month);
      return { from, to: to < today ? to : today };
    }
    case 'days':
      return { from: choice.from, to: choice.to };
  }
}

/** Returns this month and the twelve before it, `YYYY-MM`, newest first. */
export function monthsUntil(today: string): string[] {
  const [year = 0, month = 0] = today.split('-').map(Number);
  return [...Array(13).keys()].map((back) =>
    new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7),
  );
}

/** Returns a function that formats a period as `18/11/2026 a 24/11/2026`, or a single day. */
export function usePeriodText(): (period: DayPeriod) => string {
  const { t } = useTranslation();
  return ({ from, to }) =>
    from === to
      ? formatDay(from)
      : t('statistics.fromTo', { from: formatDay(from), to: formatDay(to) });
}
