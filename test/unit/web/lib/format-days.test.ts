import { languages } from '#contract/http/languages.ts';
import { formatAge } from '#web/lib/format/age.ts';
import {
  dayInText,
  daysBetween,
  formatClock,
  formatDay,
  formatInstantDay,
} from '#web/lib/format/days.ts';
import { formatInstant, formatRecent, formatTimeAgo } from '#web/lib/format/instants.ts';
import { monthTitle } from '#web/lib/format/month-title.ts';
import { dayAndMonth, shortDay } from '#web/lib/format/short-day.ts';
import { completeDay, knownDay, readTypedDay } from '#web/lib/format/typed-day.ts';
import { formatWait } from '#web/lib/format/wait.ts';
import { portuguese } from '../support/portuguese.ts';

describe('a typed day', () => {
  it.each([
    ['24/12/2026', '2026-12-24'],
    ['29/02/2028', '2028-02-29'],
    ['29/02/2027', '29/02/2027'],
    ['31/04/2027', '31/04/2027'],
    ['24/12/20', '24/12/20'],
    ['24/12', '24/12'],
    ['2026-12-24', '2026-12-24'],
  ])('%p is parsed as %p while it is typed', (typed, day) => {
    expect(readTypedDay(typed)).toBe(day);
  });

  it.each([
    ['24/12', '2026-12-24'],
    ['24/12/', '2026-12-24'],
    ['22/11', '2026-11-22'],
    ['21/11', '2027-11-21'],
    ['1/1', '2027-01-01'],
    ['1/12/2026', '2026-12-01'],
    ['01/2/2027', '2027-02-01'],
    ['2027-1-5', '2027-01-05'],
    ['31/4/2027', '31/4/2027'],
    ['1/12/202', '1/12/202'],
    ['1 de dezembro', '1 de dezembro'],
    ['29/02', '2028-02-29'],
    ['24/12/26', '2026-12-24'],
    ['21/11/26', '2026-11-21'],
    ['31/04', '31/04'],
    ['24', '24'],
    ['00/00', '00/00'],
  ])('%p is completed to %p when the user leaves its field', (typed, day) => {
    expect(completeDay(typed, '2026-11-22')).toBe(day);
  });

  it('is recognised if it is valid', () => {
    const days = ['2026-12-24', '24/12', null].map(knownDay);
    expect(days).toEqual(['2026-12-24', undefined, undefined]);
  });
});

describe('a day', () => {
  it('is written as dd/MM/yyyy, and the first of a month in Portuguese sentences as an ordinal', () => {
    expect(formatDay('2026-12-05')).toBe('05/12/2026');
    const inTexts = ['2026-11-01', '2026-11-11'].map((day) => dayInText(day, 'pt'));
    expect(inTexts).toEqual(['1º/11/2026', '11/11/2026']);
    expect(dayInText('2026-11-01', 'es')).toBe('01/11/2026');
  });

  const now = new Date('2026-11-27T12:00:00Z');
  it.each([
    ['2026-12-12', 'sáb, 12/12'],
    ['2026-12-13', 'dom, 13/12'],
    ['2028-02-29', 'ter, 29/02/28'],
  ])('%s is written short as %s, in any time zone, without the current year', (day, text) => {
    expect(shortDay(portuguese, day, now)).toBe(text);
    expect(dayAndMonth(day, now)).toBe(text.slice(5));
  });

  it('has a month with a capital letter', () => {
    expect(monthTitle('2026-11-01', 'pt')).toBe('Novembro de 2026');
  });

  it('begins and ends in the time zone of the shop', () => {
    const evening = new Date('2026-11-22T02:30:00.000Z');
    const morning = new Date('2026-11-22T11:00:00.000Z');
    expect(daysBetween('America/Sao_Paulo', evening, morning)).toBe(1);
    expect(daysBetween('America/Noronha', morning, morning)).toBe(0);
    expect(formatClock('America/Sao_Paulo', evening)).toBe('23:30');
    expect(formatClock('America/Rio_Branco', evening)).toBe('21:30');
  });
});

// Instants without a time zone are in the local time of every machine.
describe('an instant', () => {
  it('is written as day and time, the day before the month in every language', () => {
    const instant = new Date(2026, 10, 5, 8, 4).toISOString();
    for (const language of languages)
      expect(formatInstant(instant, language)).toBe('05/11/2026, 08:04');
    expect(formatInstantDay(instant)).toBe('05/11/2026');
  });

  it('is today or yesterday by the calendar of the device', () => {
    const now = new Date(2026, 10, 5, 0, 6);
    expect(formatRecent(new Date(2026, 10, 5, 0, 5), now, 'pt')).toBe('hoje, 00:05');
    expect(formatRecent(new Date(2026, 10, 4, 23, 54), now, 'en')).toBe('yesterday, 23:54');
  });

  it.each([
    ['2026-11-22T12:00:30.000Z', 'pt', undefined],
    ['2026-11-22T11:15:00.000Z', 'pt', 'há 45 minutos'],
    ['2026-11-22T09:01:00.000Z', 'pt', 'há 2 horas'],
    ['2026-11-22T11:58:59.000Z', 'pt', 'há 1 minuto'],
    ['2026-11-20T12:00:01.000Z', 'pt', 'há 1 dia'],
    ['2026-11-19T11:00:00.000Z', 'pt', 'há 3 dias'],
    ['2026-10-01T11:00:00.000Z', 'en', '1 month ago'],
    ['2024-11-01T11:00:00.000Z', 'es', 'hace 2 años'],
  ])('%s was, in %s, %s', (instant, language, text) => {
    expect(formatTimeAgo(instant, new Date('2026-11-22T12:00:00.000Z'), language)).toBe(text);
  });
});

it.each([
  [0, '1 minuto'],
  [59 * 60_000, '59 minutos'],
  [60 * 60_000, '1 hora'],
  [(24 * 60 - 1) * 60_000, '23 horas'],
  [47 * 60 * 60_000, '47 horas'],
  [48 * 60 * 60_000, '2 dias'],
])('an age of %d milliseconds is written as %s', (age, text) => {
  expect(formatAge(age, 'pt')).toBe(text);
});

it.each([
  [300, 'pt', 'em 1 segundo'],
  [45_000, 'pt', 'em 45 segundos'],
  [90_001, 'pt', 'em 2 minutos'],
  [3_600_000, 'en', 'in 60 minutes'],
  [7_200_000, 'es', 'dentro de 2 horas'],
])('a wait of %i ms is written in %s as %s', (milliseconds, language, text) => {
  expect(formatWait(milliseconds, language)).toBe(text);
});
