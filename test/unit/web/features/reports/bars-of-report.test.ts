import { aShownReport } from '#test/support/builders/a-report.ts';
import { barsOfReport } from '#web/features/reports/report-numbers.ts';

describe('the bars of a report', () => {
  it('are of its first rows, with claims if it has them', () => {
    expect(barsOfReport(aShownReport({ type: 'SHOPS' }))).toEqual({
      isRanking: true,
      hasClaims: true,
      bars: [
        { key: 'padariaaurora', claims: 45, redemptions: 32 },
        { key: 'casaforte', claims: 8, redemptions: 4 },
      ],
    });
    expect(barsOfReport(aShownReport({ type: 'VALIDATORS' }))).toMatchObject({
      hasClaims: false,
      bars: [
        { key: 'Padaria Aurora', claims: 0, redemptions: 20 },
        { key: 'Jurema Lins', claims: 0, redemptions: 12 },
      ],
    });
  });

  it('are at most ten, without rows that have no claims', () => {
    const row = (claims: number) => ['Pão', claims, 0, 0, 0, 0, 0];
    const rows = [...Array(12).keys()].map(() => row(1));
    expect(barsOfReport(aShownReport({ rows }))?.bars).toHaveLength(10);
    expect(barsOfReport(aShownReport({ rows: [row(2), row(1), row(0)] }))?.bars).toHaveLength(2);
  });

  it('are omitted unless there are two to compare', () => {
    expect(barsOfReport(aShownReport({ rows: [] }))).toBeUndefined();
    expect(barsOfReport(aShownReport({ rows: [['Pão', 1, 0, 1, 0, 0, 0]] }))).toBeUndefined();
    const day = { from: '2026-11-20', to: '2026-11-20' };
    expect(barsOfReport(aShownReport({ type: 'REDEMPTIONS', ...day }))).toBeUndefined();
    expect(barsOfReport(aShownReport({ type: 'REDEMPTIONS', rows: [] }))).toBeUndefined();
  });

  it('of redemptions are of every day, if all of them are known', () => {
    const period = { from: '2026-11-19', to: '2026-11-21' };
    expect(barsOfReport(aShownReport({ type: 'REDEMPTIONS', ...period }))).toEqual({
      isRanking: false,
      hasClaims: false,
      bars: [
        { key: '2026-11-19', claims: 0, redemptions: 0 },
        { key: '2026-11-20', claims: 0, redemptions: 1 },
        { key: '2026-11-21', claims: 0, redemptions: 1 },
      ],
    });
    expect(
      barsOfReport(aShownReport({ type: 'REDEMPTIONS', ...period, rowsCount: 3 })),
    ).toBeUndefined();
  });
});
