import type { TFunction } from 'i18next';
import { dayAndMonth, shortDay } from '#web/lib/format/short-day.ts';
import texts from '../../../../web/public/assets/i18n/pt.json';

const { daysInText } = texts.openingHours;

/** A translator that knows the names of the days alone. */
const t = ((key: string) =>
  daysInText[key.split('.').at(-1) as keyof typeof daysInText]) as unknown as TFunction;

const now = new Date('2026-11-27T12:00:00Z');

it.each([
  ['2026-12-12', 'sáb, 12/12'],
  ['2026-12-13', 'dom, 13/12'],
  ['2028-02-29', 'ter, 29/02/28'],
])('writes %s as %s, in any time zone', (day, text) => {
  expect(shortDay(t, day, now)).toBe(text);
});

it('leaves out the current year alone', () => {
  expect(dayAndMonth('2026-12-12', now)).toBe('12/12');
  expect(dayAndMonth('2027-01-06', now)).toBe('06/01/27');
});
