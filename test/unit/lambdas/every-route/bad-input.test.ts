import { languageParameter } from '#contract/pages/page-paths.ts';
import { type NamedRoute, routesThat, takes } from '#test/support/every-route.ts';
import { everything } from '#test/support/everything.ts';
import { invokeRoute } from '#test/support/invoke-route.ts';
import { tableHolds, writesMade } from '#test/support/memory-table/table.ts';
import { ownerCaller, requestOf } from '#test/support/request-of-route.ts';

const withBody = routesThat(({ body }) => body !== undefined);
const json = { 'content-type': 'application/json' };

beforeEach(() => tableHolds(...everything));

afterEach(() => expect(writesMade()).toBe(0));

describe('a route with a body', () => {
  const wrong = [
    ['not JSON', { text: '{"name": ' }, 400, 'MALFORMED_JSON'],
    [
      'of another content type',
      { headers: { 'content-type': 'text/plain' } },
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    ['above 64 KiB', { text: `"${'a'.repeat(64 * 1024)}"` }, 413, 'BODY_TOO_LARGE'],
    ['a list', { text: '[]' }, 400, 'VALIDATION_FAILED'],
    ['null', { text: 'null' }, 400, 'VALIDATION_FAILED'],
    ['a number', { text: '7' }, 400, 'VALIDATION_FAILED'],
  ] as const;

  describe.each(wrong)('that is %s', (_, parts, status, code) => {
    it.each(withBody)('%s refuses it', async (...route) => {
      expect(await invokeRoute(route, parts)).toMatchObject({ status, body: { code } });
    });
  });

  describe.each(['isStaff', '__proto__', 'constructor'])('with the unknown field %s', (field) => {
    it.each(withBody)('%s refuses it', async (...route) => {
      const text = JSON.stringify(requestOf[route[0]].body).replace('{', `{"${field}":{"a":1},`);
      expect(await invokeRoute(route, { text, headers: json })).toMatchObject({
        status: 400,
        body: { code: 'VALIDATION_FAILED', errors: [{ path: field, code: 'UNKNOWN_FIELD' }] },
      });
    });
  });
});

describe('a route with parameters', () => {
  const refusal = { status: 400, body: { code: 'VALIDATION_FAILED' } };

  it.each(routesThat(({ params }) => params !== undefined))(
    '%s refuses those that are too long',
    async (...route) => {
      const names = Object.keys(requestOf[route[0]].params ?? {});
      const params = Object.fromEntries(names.map((name) => [name, 'a'.repeat(300)]));
      expect(await invokeRoute(route, { params })).toMatchObject(refusal);
    },
  );

  it.each(routesThat(takes('query', languageParameter)))(
    '%s refuses a language that is too long',
    async (...route) => {
      const query = { ...requestOf[route[0]].query, [languageParameter]: 'a'.repeat(21) };
      expect(await invokeRoute(route, { query })).toMatchObject(refusal);
    },
  );
});

const paged = routesThat(takes('query', 'limit'));
const isPublic = paged.filter(([, { access }]) => access === 'public');

const ask = (route: NamedRoute, changes: Record<string, string>, parts = {}) =>
  invokeRoute(route, { ...parts, query: { ...requestOf[route[0]].query, ...changes } });

const tooBig = { code: 'VALIDATION_FAILED', errors: [{ path: 'limit', code: 'TOO_BIG' }] };

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
