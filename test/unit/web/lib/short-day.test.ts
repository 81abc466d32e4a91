import type { TFunction } from 'i18next';
import { shortDate, shortDay } from '#web/lib/format/short-day.ts';
import texts from '../../../../web/public/assets/i18n/pt.json';

const { daysInText } = texts.openingHours;

/** A translator that knows the names of the days alone. */
const t = ((key: string) =>
  daysInText[key.split('.').at(-1) as keyof typeof daysInText]) as unknown as TFunction;

const year = new Date().getUTCFullYear();

it.each([
  ['2026-12-12', 'sáb'],
  ['2026-12-13', 'dom'],
  ['2028-02-29', 'ter'],
])('begins %s with its weekday, %s, in any time zone', (day, weekday) => {
  expect(shortDay(t, day)).toMatch(new RegExp(`^${weekday}, `));
});

it('leaves out the current year', () => {
  expect(shortDate(`${year}-12-12`)).toBe('12/12');
  expect(shortDate(`${year + 1}-01-06`)).toBe(`06/01/${String(year + 1).slice(2)}`);
});
