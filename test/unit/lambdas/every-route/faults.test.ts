import { routesThat } from '#test/support/every-route.ts';
import { everything, invokeRoute } from '#test/support/invoke-route.ts';
import { beforeRequest, tableHolds } from '#test/support/memory-table/table.ts';

/** Without a token, the other routes only answer constants of their Lambda. */
const reading = routesThat(
  ({ access, params, query, answer }) =>
    access !== 'public' || params !== undefined || (query !== undefined && answer !== 'html'),
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
