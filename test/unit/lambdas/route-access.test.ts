import { type Route, routeKeyOf } from '#contract/route.ts';
import { businessId } from '#test/support/builders/a-business.ts';
import { aRequest, call } from '#test/support/builders/a-request.ts';
import { aUser, ownerId, strangerId } from '#test/support/builders/people.ts';
import { stored, tableHolds, transactions } from '#test/support/mocked-table.ts';
import {
  allRoutes,
  callRoute,
  everything,
  owner,
  rightful,
  staff,
} from '#test/support/rightful-requests.ts';

const those = (wanted: (route: Route) => boolean) => allRoutes.filter(([, route]) => wanted(route));

beforeEach(() => tableHolds(...everything));

describe('a private route', () => {
  const isPrivate = those(({ access }) => access !== 'public');

  it.each(isPrivate)('%s refuses whom the authorizer did not name', async (...route) => {
    const { as: _, ...parts } = rightful[route[0]] ?? {};
    const { handler } = await import(`../../../lambdas/${route[2]}/handler.ts`);
    const { status, body } = await call(handler, aRequest(routeKeyOf(route[1]), parts));
    expect([status, body['code']]).toEqual([401, 'UNAUTHENTICATED']);
  });

  it.each(['removed', 'disabled'] as const)(
    'refuses one who was %s a moment ago',
    async (status) => {
      for (const route of isPrivate) {
        const as = rightful[route[0]]?.as ?? owner;
        tableHolds(...everything, stored.user(aUser({ userId: as.userId, status })));
        expect(await callRoute(route)).toMatchObject({ status: 401 });
        expect(transactions()).toEqual([]);
      }
    },
  );

  it.each(isPrivate)('%s waits for a temporary password to be changed', async (...route) => {
    const as = rightful[route[0]]?.as ?? owner;
    const user = aUser({
      userId: as.userId,
      businessId,
      staffSince: '2026-01-01T00:00:00.000Z',
      isPasswordRequired: true,
    });
    tableHolds(...everything, stored.user(user));
    const { status } = await callRoute(route);
    expect(status).toBe(route[1].beforePasswordChange ? 200 : 403);
  });
});

describe("an owner's route", () => {
  const isOwned = those(({ access }) => access === 'owner' || access === 'business');

  const others = [
    ['another user', { userId: strangerId, groups: '[owners]' }],
    ['staff', staff],
  ] as const;

  describe.each(others)('called by %s', (_, as) => {
    it.each(isOwned)('%s is refused, and changes nothing', async (...route) => {
      const body = rightful[route[0]]?.body as Record<string, unknown> | undefined;
      const own = body && 'userId' in body ? { ...body, userId: as.userId } : body;
      const { status } = await callRoute(route, { as, ...(own && { body: own }) });
      expect([403, 404]).toContain(status);
      expect(transactions()).toEqual([]);
    });
  });
});

describe('a route of staff', () => {
  const isStaffs = those(({ access }) => access === 'staff');
  const staffRecord = aUser({ userId: strangerId, staffSince: '2026-01-01T00:00:00.000Z' });

  it.each(isStaffs)('%s refuses an owner', async (...route) => {
    expect(await callRoute(route, { as: owner })).toMatchObject({ status: 403 });
    expect(transactions()).toEqual([]);
  });

  it.each(isStaffs)('%s refuses one in the group without a staff record', async (...route) => {
    const as = { userId: strangerId, groups: '[staff]' };
    expect(await callRoute(route, { as })).toMatchObject({ status: 403 });
  });

  it.each(isStaffs)('%s refuses one with a staff record out of the group', async (...route) => {
    tableHolds(...everything, stored.user(staffRecord));
    for (const groups of ['[owners validators]', '[staffing]', '']) {
      const as = { userId: strangerId, groups };
      expect(await callRoute(route, { as })).toMatchObject({ status: 403 });
    }
  });
});

describe('a route that takes the id of a user', () => {
  const takes = (part: 'query' | 'body', field: string) =>
    those((route) => field in ((route[part] as { shape?: object } | undefined)?.shape ?? {}));

  it.each(takes('query', 'userId'))('%s refuses another one in the query', async (...route) => {
    const query = { ...rightful[route[0]]?.query, userId: strangerId };
    expect(await callRoute(route, { query })).toMatchObject({ status: 403 });
  });

  it.each(takes('body', 'userId'))('%s refuses another one in the body', async (...route) => {
    const body = { ...(rightful[route[0]]?.body as object), userId: strangerId };
    expect(await callRoute(route, { body })).toMatchObject({ status: 403 });
    expect(transactions()).toEqual([]);
  });

  it.each(takes('query', 'consumerId'))('%s refuses another consumer', async (...route) => {
    const query = { ...rightful[route[0]]?.query, consumerId: strangerId };
    expect(await callRoute(route, { query, as: owner })).toMatchObject({ status: 403 });
  });

  it.each(takes('query', 'consumerId'))(
    '%s refuses a consumer without a token',
    async (...route) => {
      const query = { ...rightful[route[0]]?.query, consumerId: ownerId };
      expect(await callRoute(route, { query })).toMatchObject({ status: 401 });
    },
  );

  it.each(takes('query', 'consumerId'))('%s takes the caller as the consumer', async (...route) => {
    const query = { ...rightful[route[0]]?.query, consumerId: ownerId };
    expect(await callRoute(route, { query, as: owner })).toMatchObject({ status: 200 });
  });
});
