import {
  monthsUntil,
  type PeriodChoice,
  periodOf,
  queryOfChoice,
  readChoice,
} from '#web/lib/period/period-choice.ts';

const today = '2026-11-24';
const read = (query: string) => readChoice(new URLSearchParams(query), today);

describe('the period in the query of a URL', () => {
  it.each<[string, PeriodChoice]>([
    ['', { kind: 'last7' }],
    ['period=today', { kind: 'today' }],
    ['period=last30', { kind: 'last30' }],
    ['period=for-ever', { kind: 'last7' }],
    ['period=days', { kind: 'last7' }],
    ['period=month', { kind: 'month', month: '2026-11' }],
    ['period=month&month=2026-02', { kind: 'month', month: '2026-02' }],
    ['period=month&month=2026-13', { kind: 'month', month: '2026-11' }],
    ['period=month&month=2027-01', { kind: 'month', month: '2026-11' }],
    ['from=2026-11-01&to=2026-11-03', { kind: 'days', from: '2026-11-01', to: '2026-11-03' }],
    ['to=ontem', { kind: 'days', from: '', to: 'ontem' }],
  ])('of %j is %j', (query, choice) => {
    expect(read(query)).toEqual(choice);
  });

  it.each(['', 'period=today', 'period=month', 'period=month&month=2026-02', 'from=1&to='])(
    'of %j is written as it is read',
    (query) => {
      const written = new URLSearchParams(queryOfChoice(read(query), today));
      expect(written.toString()).toBe(query);
    },
  );
});

describe('the days of a choice', () => {
  it.each<[PeriodChoice, string, string]>([
    [{ kind: 'today' }, '2026-11-24', '2026-11-24'],
    [{ kind: 'last7' }, '2026-11-18', '2026-11-24'],
    [{ kind: 'last30' }, '2026-10-26', '2026-11-24'],
    [{ kind: 'month', month: '2026-11' }, '2026-11-01', '2026-11-24'],
    [{ kind: 'month', month: '2026-02' }, '2026-02-01', '2026-02-28'],
    [{ kind: 'month', month: '2024-02' }, '2024-02-01', '2024-02-29'],
    [{ kind: 'month', month: '2025-12' }, '2025-12-01', '2025-12-31'],
    [{ kind: 'days', from: '2026-01-01', to: '2026-01-05' }, '2026-01-01', '2026-01-05'],
  ])('%j are %s to %s', (choice, from, to) => {
    expect(periodOf(choice, today)).toEqual({ from, to });
  });
});

test('the months to choose from are this one and the twelve before it', () => {
  const months = monthsUntil('2026-03-31');
  expect(months).toHaveLength(13);
  expect(months.slice(0, 4)).toEqual(['2026-03', '2026-02', '2026-01', '2025-12']);
  expect(months.at(-1)).toBe('2025-03');
});
