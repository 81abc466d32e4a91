import { reportRoutes } from '#contract/statistics/report-routes.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
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
import { itemAt, putItems, tableHolds } from '#test/support/operations/store.ts';
import { aBakery } from '#test/support/stored.ts';

const now = '2026-12-15T15:00:00.000Z';
const { createReport, remakeReport } = reportRoutes;
const remake = () => call(remakeReport, { as: owner, params: { id: reportId } });

beforeEach(async () => {
  stopDateAt(now);
  await tableHolds(...aBakery(), storedReport(aReport()), storedRows());
});

describe('remakeReport', () => {
  it('gives a failed report another file, without rows and totals until it is ready', async () => {
    const { status, body } = await remake();
    expect([status, body]).toMatchObject([200, { status: 'processing', rowsCount: 0 }]);
    const item = await itemAt(keys.report(businessId, reportId));
    expect(item).toMatchObject({ askedAt: now, createdAt: aReport().createdAt });
    expect(item?.['fileKey']).not.toBe(aReport().fileKey);
    expect(await itemAt(keys.reportRows(businessId, reportId))).toBeUndefined();
  });

  it('refuses a report that has a file', async () => {
    await putItems(storedReport(aReadyReport({ madeAt: now })));
    expect((await remake()).code).toBe('INVALID_TRANSITION');
  });

  it('counts as one of the ten reports of a day', async () => {
    const body = { type: 'OFFERS', from: '2026-11-01', to: '2026-11-30' };
    const request = { as: owner, params: { id: businessId }, body };
    await remake();
    for (let n = 1; n <= 9; n += 1) expect((await call(createReport, request)).status).toBe(201);
    expect((await call(createReport, request)).code).toBe('TOO_MANY_REQUESTS');
    await putItems(storedReport(aReport()));
    expect((await remake()).code).toBe('TOO_MANY_REQUESTS');
  });
});
