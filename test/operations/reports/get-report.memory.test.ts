import { reportRoutes } from '#contract/statistics/report-routes.ts';
import { businessId } from '#test/support/builders/a-business.ts';
import {
  aReadyReport,
  aReport,
  reportId,
  storedReport,
  storedRows,
} from '#test/support/builders/a-report.ts';
import { owner } from '#test/support/builders/people.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import { call } from '#test/support/operations/call.ts';
import { tableHolds } from '#test/support/operations/store.ts';
import { aBakery } from '#test/support/stored.ts';

const now = '2026-12-15T15:00:00.000Z';

async function shown(report: Parameters<typeof storedReport>[0]) {
  stopDateAt(now);
  await tableHolds(...aBakery(), storedReport(report), storedRows());
  return (await call(reportRoutes.getReport, { as: owner, params: { id: reportId } })).body;
}

describe('getReport', () => {
  it('has totals, first rows, and for ten minutes a link to a file with a name', async () => {
    const body = await shown(aReadyReport({ madeAt: now, language: 'es' }));
    expect(body).toMatchObject({
      status: 'ready',
      totals: aReadyReport().totals,
      rows: storedRows().rows,
      rowsCount: 2,
      expiresAt: '2026-12-15T15:10:00.000Z',
    });
    const { pathname, searchParams } = new URL(body.csvUrl ?? '');
    expect(pathname).toBe(`/${businessId}/one.csv`);
    expect(searchParams.get('X-Amz-Expires')).toBe('600');
    expect(searchParams.get('response-content-disposition')).toBe(
      'attachment; filename="vitrine-ofertas-2026-11-01-2026-11-30.csv"',
    );
  });

  it.each([
    ['is under way', aReport({ askedAt: now }), 'processing'],
    ['failed', aReport(), 'failed'],
    ['expired', aReadyReport({ madeAt: '2026-11-15T15:00:00.000Z' }), 'expired'],
  ])('has columns, but neither rows nor a link if it %s', async (_, report, status) => {
    const body = await shown(report);
    expect(body).toMatchObject({ status, rows: [] });
    expect(body.columns).toContainEqual({ key: 'title', kind: 'text' });
    expect(body).not.toHaveProperty('csvUrl');
  });
});
