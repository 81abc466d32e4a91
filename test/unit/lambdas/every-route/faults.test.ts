import { routesThat, takes } from '#test/support/every-route.ts';
import { everything } from '#test/support/everything.ts';
import { invokeRoute } from '#test/support/invoke-route.ts';
import { beforeRequest, tableHolds } from '#test/support/memory-table/table.ts';

/** Pages without a list take nothing but a language in their query. */
const isList = takes('query', 'pagingKey');

/** Without a token, the other routes only answer constants of their Lambda. */
const reading = routesThat(
  (route) =>
    route.access !== 'public' ||
    route.params !== undefined ||
    (route.answer === undefined ? route.query !== undefined : isList(route)),
);

describe('a route that reads the table', () => {
  beforeEach(() => tableHolds(...everything));

  it.each(reading)(
    '%s answers 503 with Retry-After while the table throttles',
    async (...route) => {
      beforeRequest(() => 'throttling');
      const { status, headers, body, text } = await invokeRoute(route);
      expect({ status, code: body['code'] }).toEqual({ status: 503, code: 'UNAVAILABLE' });
      expect(headers).toMatchObject({ 'retry-after': '1', 'cache-control': 'no-store' });
      expect(text).not.toContain('Too many');
    },
  );

  it.each(reading)(
    '%s answers 500, without the cause, to an unexpected error',
    async (...route) => {
      beforeRequest(() => new Error('an item of the table vitrine'));
      const { status, headers, body, text } = await invokeRoute(route);
      expect({ status, code: body['code'] }).toEqual({ status: 500, code: 'INTERNAL' });
      expect(headers).toMatchObject({ 'cache-control': 'no-store' });
      expect(text).not.toContain('vitrine"');
      expect(text).not.toContain('item');
    },
  );
});
