import { routesThat } from '#test/support/every-route.ts';
import { everything } from '#test/support/everything.ts';
import { invokeRoute } from '#test/support/invoke-route.ts';
import { tableHolds, writesMade } from '#test/support/memory-table/table.ts';
import { requestOf } from '#test/support/request-of-route.ts';

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
