import { ignoresTokens, type Route } from '#contract/http/route.ts';
import { handler as businesses } from '#lambdas/entries/api/businesses.ts';
import { handler as shops } from '#lambdas/entries/api/shops.ts';
import { aBusiness, aBusinessInput, businessId } from '#test/support/builders/a-business.ts';
import { aRequest, invokeHandler } from '#test/support/builders/a-request.ts';
import { shopId } from '#test/support/builders/a-shop.ts';
import { aUser, ownerId } from '#test/support/builders/people.ts';
import { routesThat } from '#test/support/every-route.ts';
import { everything } from '#test/support/everything.ts';
import { invokeRoute } from '#test/support/invoke-route.ts';
import { tableHolds } from '#test/support/memory-table/table.ts';
import { ownerCaller } from '#test/support/request-of-route.ts';
import { stored } from '#test/support/stored.ts';

const hasSharedCache = ({ cacheSeconds }: Route) => cacheSeconds !== undefined;
const isPublic = routesThat(
  (route) => route.access === 'public' && !ignoresTokens(route) && !hasSharedCache(route),
);
const isPage = routesThat(({ answer }) => answer === 'html');
const isOther = routesThat((route) => !hasSharedCache(route) && route.answer === undefined);

beforeEach(() => tableHolds(...everything));

describe('an answer', () => {
  it.each(isPublic)(
    'of %s without a token is cacheable for one second at the edge, and has no ETag',
    async (...route) => {
      const { status, headers } = await invokeRoute(route);
      expect(status).toBe(200);
      expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=1, stale-if-error=60');
      expect(headers).not.toHaveProperty('etag');
    },
  );

  it.each(isOther)('of %s with a token is private and not stored', async (...route) => {
    const { status, headers } = await invokeRoute(
      route,
      route[1].access === 'public' ? { as: ownerCaller } : {},
    );
    expect(status).toBeLessThan(300);
    expect(headers['cache-control']).toBe('private, no-store');
  });

  it.each(isPage)(
    'of %s is cacheable for five seconds at the edge, with any token',
    async (...route) => {
      for (const headers of [{}, { authorization: 'Bearer bad' }]) {
        const answer = await invokeRoute(route, { headers });
        expect(answer.headers['cache-control']).toBe(
          'public, max-age=0, s-maxage=5, stale-while-revalidate=25, stale-if-error=600',
        );
      }
    },
  );

  it.each(routesThat(hasSharedCache))(
    'of %s has the same headers with and without a token',
    async (...route) => {
      const [anonymous, own] = [
        await invokeRoute(route),
        await invokeRoute(route, { as: ownerCaller }),
      ];
      expect(own.headers).toEqual(anonymous.headers);
      expect(own.headers['cache-control']).toBe(`public, max-age=${route[1].cacheSeconds}`);
      expect(own.headers['etag']).toBeDefined();
    },
  );

  it('with a token has the version as ETag', async () => {
    const request = aRequest('GET /shops/{id}', { as: ownerCaller, params: { id: shopId } });
    expect((await invokeHandler(shops, request)).headers['etag']).toBe('"1"');
    tableHolds(stored.user(aUser()), stored.business(aBusiness({ version: 7 })));
    const change = aRequest('PUT /businesses/{id}', {
      as: { userId: ownerId },
      params: { id: businessId },
      body: aBusinessInput(),
    });
    expect((await invokeHandler(businesses, change)).headers['etag']).toBe('"8"');
  });

  it.each(isPublic)('of %s that is an error is not cacheable', async (...route) => {
    const refused = await invokeRoute(route, { headers: { authorization: 'Bearer bad' } });
    const removedUser = { as: { userId: ownerId } };
    tableHolds(...everything, stored.user(aUser({ status: 'removed' })));
    for (const { status, headers } of [refused, await invokeRoute(route, removedUser)]) {
      expect(status).toBe(401);
      expect(headers['cache-control']).toBe('no-store');
    }
  });
});
