import type { TFunction } from 'i18next';
import { dayIn } from '#contract/brazil/time-zones.ts';
import { type DayCode, dayCodes } from '#contract/shops/opening-hours.ts';

/** Letters of a weekday's short form, in all languages of the app. */
const letters = 3;

/** Formats a day `2026-12-12` as `12/12`, with the year unless it is the year of `now` in São Paulo. */
export function dayAndMonth(day: string, now: Date): string {
  const [year = '', month = '', date = ''] = day.split('-');
  const isThisYear = year === dayIn('America/Sao_Paulo', now).slice(0, 4);
  return `${date}/${month}${isThisYear ? '' : `/${year.slice(2)}`}`;
}

/** Formats a day `2026-12-12` as `sáb, 12/12`, with the year unless it is the year of `now` in São Paulo. */
export function shortDay(t: TFunction, day: string, now: Date): string {
  const code = dayCodes[new Date(`${day}T00:00:00Z`).getUTCDay()] as DayCode;
  const weekday = t(`openingHours.daysInText.${code}`).slice(0, letters);
  return `${weekday}, ${dayAndMonth(day, now)}`;
}
