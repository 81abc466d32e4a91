import { type NamedRoute, routesThat, takes } from '#test/support/every-route.ts';
import { everything } from '#test/support/everything.ts';
import { invokeRoute } from '#test/support/invoke-route.ts';
import { tableHolds } from '#test/support/memory-table/table.ts';
import { ownerCaller, requestOf } from '#test/support/request-of-route.ts';

const paged = routesThat(takes('query', 'limit'));
const isPublic = paged.filter(([, { access }]) => access === 'public');

const ask = (route: NamedRoute, changes: Record<string, string>, parts = {}) =>
  invokeRoute(route, { ...parts, query: { ...requestOf[route[0]].query, ...changes } });

const tooBig = { code: 'VALIDATION_FAILED', errors: [{ path: 'limit', code: 'TOO_BIG' }] };

beforeEach(() => tableHolds(...everything));

describe('a page', () => {
  it.each(isPublic)('of %s has up to 50 rows without a token', async (...route) => {
    expect(await ask(route, { limit: '50' })).toMatchObject({ status: 200 });
    expect(await ask(route, { limit: '51' })).toMatchObject({ status: 400, body: tooBig });
  });

  it.each(paged)('of %s has up to 100 rows with a token', async (...route) => {
    const as = requestOf[route[0]].as ?? ownerCaller;
    expect(await ask(route, { limit: '100' }, { as })).toMatchObject({ status: 200 });
    expect(await ask(route, { limit: '101' }, { as })).toMatchObject({ status: 400, body: tooBig });
  });

  it.each(paged)('of %s is refused for an invalid paging key', async (...route) => {
    const refusal = { status: 400, body: { code: 'INVALID_PAGING_KEY' } };
    expect(await ask(route, { pagingKey: 'nonsense' })).toMatchObject(refusal);
  });
});
