import { reportRoutes } from '#contract/statistics/report-routes.ts';
import type { Report } from '#contract/statistics/reports.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { aBusiness, businessId } from '#test/support/builders/a-business.ts';
import { aReadyReport, aReport, reportId, storedReport } from '#test/support/builders/a-report.ts';
import { aShop, otherShopId } from '#test/support/builders/a-shop.ts';
import { everything } from '#test/support/everything.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import { invokeRoute } from '#test/support/invoke-route.ts';
import { itemAt, itemsOfKind, putItems, tableHolds } from '#test/support/memory-table/table.ts';
import { ownerCaller } from '#test/support/request-of-route.ts';
import { stored } from '#test/support/stored.ts';

const now = '2026-12-15T15:00:00.000Z';

type Name = keyof typeof reportRoutes;
const call = (name: Name, parts: Parameters<typeof invokeRoute>[1] = {}) =>
  invokeRoute([name, reportRoutes[name], 'reports'], parts);
const ask = (body: object) => call('createReport', { as: ownerCaller, body });
const params = { id: reportId };

beforeEach(() => {
  stopDateAt(now);
  tableHolds(...everything);
});

const month = { from: '2026-11-01', to: '2026-11-30' };
const monthly = { type: 'OFFERS', ...month };

describe('a requested report', () => {
  it('is refused if its period has not begun, and allowed during the period', async () => {
    const ahead = await ask({ ...monthly, from: '2027-01-01', to: '2027-01-31' });
    expect(ahead).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'from', code: 'TOO_FAR_AHEAD' }] },
    });
    expect((await ask({ ...monthly, from: '2026-12-16', to: '2026-12-16' })).status).toBe(400);
    expect((await ask({ ...monthly, from: '2026-12-15', to: '2026-12-31' })).status).toBe(201);
  });

  it('is refused for the shop of another business', async () => {
    putItems(
      stored.shop(aShop({ id: otherShopId, businessId: aBusiness().id.replace(/.$/, 'Z') })),
    );
    const { status, body } = await ask({ ...monthly, shopId: otherShopId });
    expect([status, body['code']]).toEqual([404, 'SHOP_NOT_FOUND']);
  });

  it('is refused after ten in a day, including repeated ones', async () => {
    for (let number = 1; number <= 9; number += 1) expect((await ask(monthly)).status).toBe(201);
    expect((await call('remakeReport')).status).toBe(200);
    const eleventh = await ask(monthly);
    expect([eleventh.status, eleventh.body['code']]).toEqual([429, 'TOO_MANY_REQUESTS']);
    putItems(storedReport(aReport({ askedAt: '2026-12-15T00:00:00.000Z' })));
    expect((await call('remakeReport', { params })).status).toBe(429);
    stopDateAt('2026-12-16T15:00:00.000Z');
    expect((await ask(monthly)).status).toBe(201);
  });

  it('is one of ten when more requests come at once', async () => {
    const answers = await Promise.all([...Array(14)].map(() => ask(monthly)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
    const made = itemsOfKind('REPORTS REPORT').filter(({ createdAt }) => createdAt === now);
    expect(made).toHaveLength(10);
  });
});

describe('a report that is ready', () => {
  it('has its totals, its first rows and a download link with a file name, for ten minutes', async () => {
    putItems(storedReport(aReadyReport({ madeAt: now, language: 'es' })));
    const body = (await call('getReport')).body as unknown as Report;
    expect(body).toMatchObject({
      status: 'ready',
      totals: aReadyReport().totals,
      rows: [['Pão quente', 3, 0, 2, 1, 20.5, 10]],
      rowsCount: 2,
      expiresAt: '2026-12-15T15:10:00.000Z',
    });
    const link = new URL(body.csvUrl ?? '');
    expect(link.pathname).toBe(`/${businessId}/one.csv`);
    expect(link.searchParams.get('X-Amz-Expires')).toBe('600');
    expect(link.searchParams.get('response-content-disposition')).toBe(
      'attachment; filename="vitrine-ofertas-2026-11-01-2026-11-30.csv"',
    );
  });

  it.each([
    ['is under way', aReport({ askedAt: now }), 'processing'],
    ['failed', aReport(), 'failed'],
    ['expired', aReadyReport({ madeAt: '2026-11-15T15:00:00.000Z' }), 'expired'],
  ])('has rows and a link, unlike a report that %s', async (_, report, status) => {
    putItems(storedReport(report));
    const { body } = await call('getReport');
    expect(body).toMatchObject({ status, rows: [] });
    expect(body).not.toHaveProperty('csvUrl');
    expect(body).toMatchObject({
      columns: expect.arrayContaining([{ key: 'title', kind: 'text' }]),
    });
  });

  it('is not made again', async () => {
    const { status, body } = await call('remakeReport', { params });
    expect([status, body['code']]).toEqual([409, 'INVALID_TRANSITION']);
  });
});

it('a repeated report has another file, and no rows or totals until it is ready', async () => {
  putItems(storedReport(aReport()));
  const { status, body } = await call('remakeReport', { params });
  expect([status, body['status'], body['rowsCount']]).toEqual([200, 'processing', 0]);
  expect(itemAt(keys.report(businessId, reportId))).toMatchObject({ askedAt: now });
  expect(itemAt(keys.report(businessId, reportId))?.['fileKey']).not.toBe(aReport().fileKey);
  expect(itemAt(keys.reportRows(businessId, reportId))).toBeUndefined();
});

it('the list has the newest first, in pages, also of one type', async () => {
  const id = (number: number) => `rpt_01K9A1B2C3D4E5F6G7H8J9K${String(number).padStart(3, '0')}`;
  tableHolds(...everything.filter(({ PK }) => !PK.startsWith('REPORTS#')));
  for (let number = 0; number < 30; number += 1) {
    const type = number % 10 === 0 ? 'SHOPS' : 'OFFERS';
    putItems(storedReport(aReadyReport({ id: id(number), type })));
  }
  const idsOf = ({ items }: Record<string, unknown>) =>
    (items as { id: string }[]).map((one) => one.id);
  const first = (await call('listReports', { query: { limit: '20' } })).body;
  expect(idsOf(first)).toEqual([...Array(20).keys()].map((number) => id(29 - number)));
  const query = { limit: '20', pagingKey: String(first['pagingKey']) };
  const rest = (await call('listReports', { query })).body;
  expect(idsOf(rest)).toEqual([...Array(10).keys()].map((number) => id(9 - number)));
  const shops = (await call('listReports', { query: { type: 'SHOPS' } })).body;
  expect(idsOf(shops)).toEqual([id(20), id(10), id(0)]);
});
