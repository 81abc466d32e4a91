import { reportRoutes } from '#contract/statistics/report-routes.ts';
import { businessId } from '#test/support/builders/a-business.ts';
import { aReadyReport, storedReport } from '#test/support/builders/a-report.ts';
import { owner } from '#test/support/builders/people.ts';
import { pagesOf } from '#test/support/operations/call.ts';
import { tableHolds } from '#test/support/operations/store.ts';
import { aBakery } from '#test/support/stored.ts';

const { listReports } = reportRoutes;
const request = { as: owner, params: { id: businessId } };
const idNo = (number: number) => `rpt_01K9A1B2C3D4E5F6G7H8J9KRP${number}`;
const reports = [0, 1, 2, 3].map((n) =>
  aReadyReport({ id: idNo(n), type: n % 2 === 0 ? 'SHOPS' : 'OFFERS' }),
);

describe('listReports', () => {
  it('has the newest first, in pages, also of one type', async () => {
    await tableHolds(...aBakery(), ...reports.map(storedReport));
    const pages = await pagesOf(listReports, 2, request);
    expect(pages.flat()).toEqual([3, 2, 1, 0].map(idNo));
    expect(pages[0]).toHaveLength(2);
    const ofShops = await pagesOf(listReports, 10, { ...request, query: { type: 'SHOPS' } });
    expect(ofShops.flat()).toEqual([2, 0].map(idNo));
  });
});
