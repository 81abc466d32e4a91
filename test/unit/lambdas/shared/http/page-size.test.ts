import { tableHolds } from '#test/support/mocked-table.ts';
import {
  allRoutes,
  callRoute,
  everything,
  owner,
  rightful,
} from '#test/support/rightful-requests.ts';

const paged = allRoutes.filter(([, { query }]) =>
  Object.hasOwn((query as { shape?: object } | undefined)?.shape ?? {}, 'limit'),
);
const isPublic = paged.filter(([, { access }]) => access === 'public');

const withLimit = (route: (typeof allRoutes)[number], limit: number, parts = {}) =>
  callRoute(route, { ...parts, query: { ...rightful[route[0]]?.query, limit: String(limit) } });

const tooBig = { code: 'VALIDATION_FAILED', errors: [{ path: 'limit', code: 'TOO_BIG' }] };

beforeEach(() => tableHolds(...everything));

describe('a page', () => {
  it.each(isPublic)('of %s has up to 50 rows without a token', async (...route) => {
    expect(await withLimit(route, 50)).toMatchObject({ status: 200 });
    expect(await withLimit(route, 51)).toMatchObject({ status: 400, body: tooBig });
  });

  it.each(paged)('of %s has up to 100 rows with a token', async (...route) => {
    const as = rightful[route[0]]?.as ?? owner;
    expect(await withLimit(route, 100, { as })).toMatchObject({ status: 200 });
    expect(await withLimit(route, 101, { as })).toMatchObject({ status: 400, body: tooBig });
  });
});
