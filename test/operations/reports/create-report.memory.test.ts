import { reportRoutes } from '#contract/statistics/report-routes.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { businessId } from '#test/support/builders/a-business.ts';
import { aShop, otherShopId } from '#test/support/builders/a-shop.ts';
import { owner } from '#test/support/builders/people.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import { call } from '#test/support/operations/call.ts';
import { itemAt, itemsOfKind, putItems, tableHolds } from '#test/support/operations/store.ts';
import { aBakery, stored } from '#test/support/stored.ts';

const now = '2026-12-15T15:00:00.000Z';
const november = { from: '2026-11-01', to: '2026-11-30' };

const ask = (changes: object = {}) =>
  call(reportRoutes.createReport, {
    as: owner,
    params: { id: businessId },
    body: { type: 'OFFERS', ...november, ...changes },
  });
const reports = () => itemsOfKind('REPORTS REPORT');

beforeEach(async () => {
  stopDateAt(now);
  await tableHolds(...aBakery());
});

describe('createReport', () => {
  it('stores a report that a job will make', async () => {
    const { status, headers, body } = await ask();
    expect(status).toBe(201);
    expect(headers).toMatchObject({ location: `/api/reports/${body.id}` });
    const made = { type: 'OFFERS', ...november, status: 'processing', isMonthly: false };
    expect(body).toMatchObject({ businessId, ...made, rows: [] });
    expect(await itemAt(keys.report(businessId, body.id))).toMatchObject({ ...made, askedAt: now });
  });

  it.each([
    ['a period that begins today', { from: '2026-12-15', to: '2026-12-31' }, 201],
    ['a period that begins tomorrow', { from: '2026-12-16', to: '2026-12-16' }, 400],
    ['the shop of another business', { shopId: otherShopId }, 404],
  ])('accepts or refuses %s', async (_, changes, expected) => {
    const strange = aShop({ id: otherShopId, businessId: businessId.replace(/.$/, 'Z') });
    await putItems(stored.shop(strange));
    const { status, errors } = await ask(changes);
    expect(status).toBe(expected);
    expect(errors).toEqual(expected === 400 ? [{ path: 'from', code: 'TOO_FAR_AHEAD' }] : []);
    expect(await reports()).toHaveLength(expected === 201 ? 1 : 0);
  });

  it('accepts ten a day, also of more requests at once', async () => {
    const answers = await Promise.all([...Array(14)].map(() => ask()));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
    expect(await reports()).toHaveLength(10);
    expect(await ask()).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });
    stopDateAt('2026-12-16T15:00:00.000Z');
    expect((await ask()).status).toBe(201);
  });
});
