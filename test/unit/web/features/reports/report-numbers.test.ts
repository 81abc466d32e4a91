import { aShownReport } from '#test/support/builders/a-report.ts';
import { barsOfReport, totalsOfReport } from '#web/features/reports/report-numbers.ts';

describe('the bars of a report', () => {
  it('are of its first rows, with claims if it has them', () => {
    expect(barsOfReport(aShownReport({ type: 'SHOPS' }))).toMatchObject({
      hasClaims: true,
      bars: [
        { key: 'padariaaurora', claims: 45, redemptions: 32 },
        { key: 'casaforte', claims: 8, redemptions: 4 },
      ],
    });
    const { hasClaims, bars } = barsOfReport(aShownReport({ type: 'VALIDATORS' })) ?? {};
    expect([hasClaims, bars?.[0]?.claims]).toEqual([false, 0]);
  });

  it.each([
    ['at most ten', Array(12).fill(1), 10],
    ['without rows that have no claims', [2, 1, 0], 2],
    ['omitted unless there are two to compare', [1], undefined],
    ['omitted without rows', [], undefined],
  ])('are %s', (_, claims, count) => {
    const rows = claims.map((claimed) => ['Pão', claimed, 0, 0, 0, 0, 0]);
    expect(barsOfReport(aShownReport({ rows }))?.bars.length).toBe(count);
  });

  it('of redemptions are of every day, if all of them are known, and there are two days', () => {
    const ofDays = (from: string, to: string, changes = {}) =>
      barsOfReport(aShownReport({ type: 'REDEMPTIONS', from, to, ...changes }));
    const days = ['2026-11-19', '2026-11-21'] as const;
    expect(ofDays(...days)).toEqual({
      isRanking: false,
      hasClaims: false,
      bars: [
        { key: '2026-11-19', claims: 0, redemptions: 0 },
        { key: '2026-11-20', claims: 0, redemptions: 1 },
        { key: '2026-11-21', claims: 0, redemptions: 1 },
      ],
    });
    expect(ofDays(...days, { rowsCount: 3 })).toBeUndefined();
    expect(ofDays(...days, { rows: [] })).toBeUndefined();
    expect(ofDays('2026-11-20', '2026-11-20')).toBeUndefined();
  });
});

it.each([
  ['OFFERS', 9],
  ['SHOPS', 9],
  ['REDEMPTIONS', 3],
  ['VALIDATORS', 3],
] as const)('a report of the type %s has %d totals', (type, count) => {
  const { totals } = aShownReport();
  expect(totals && totalsOfReport(type, totals)).toHaveLength(count);
});
