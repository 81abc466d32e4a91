import { businessId } from '#test/support/builders/a-business.ts';
import { aUser, ownerId, strangerId } from '#test/support/builders/people.ts';
import { callRoute, everything, people } from '#test/support/call-route.ts';
import { everyRoute, type NamedRoute, routesThat, takes } from '#test/support/every-route.ts';
import { stored, tableHolds, transactions } from '#test/support/mocked-table.ts';
import { owner, requestOf, staff } from '#test/support/request-of-route.ts';

const callerOf = ([name]: NamedRoute) => requestOf[name].as ?? owner;

beforeEach(() => tableHolds(...everything));

describe('a private route', () => {
  const isPrivate = routesThat(({ access }) => access !== 'public');

  it.each(isPrivate)('%s answers 401 without a caller', async (...route) => {
    const answer = await callRoute(route, { as: undefined });
    expect(answer).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
  });

  describe.each(['removed', 'disabled'] as const)('called by a %s user', (status) => {
    it.each(isPrivate)('%s answers 401 and writes nothing', async (...route) => {
      const { userId } = callerOf(route);
      tableHolds(...everything, stored.user(aUser({ userId, status })));
      const answer = await callRoute(route);
      expect(answer).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
      expect(transactions()).toEqual([]);
    });
  });

  it.each(isPrivate)(
    '%s answers 403 before a temporary password is changed, unless allowed',
    async (...route) => {
      const { userId } = callerOf(route);
      const staffSince = '2026-01-01T00:00:00.000Z';
      const user = aUser({ userId, businessId, staffSince, isPasswordRequired: true });
      tableHolds(...everything, stored.user(user));
      const { status } = await callRoute(route);
      expect(status).toBe(route[1].beforePasswordChange ? 200 : 403);
    },
  );
});

describe("an owner's route", () => {
  const isOwned = routesThat(({ access }) => access === 'owner' || access === 'business');
  const isOwnedOrStaffs = routesThat(({ access }) => access === 'business-or-staff');
  const others = [
    ['another user', { userId: strangerId, groups: '[owners]' }, [...isOwned, ...isOwnedOrStaffs]],
    ['staff', staff, isOwned],
  ] as const;

  describe.each(others)('called by %s', (_, as, refused) => {
    const callAs = (route: NamedRoute) => {
      const body = requestOf[route[0]].body as object | undefined;
      const own = takes('body', 'userId')(route[1]) && { body: { ...body, userId: as.userId } };
      return callRoute(route, { as, ...own });
    };

    it.each(refused)('%s answers 404 and writes nothing', async (...route) => {
      expect((await callAs(route)).status).toBe(404);
      expect(transactions()).toEqual([]);
    });

    it.each(refused)(
      '%s gives the same answer whether or not the resource exists',
      async (...route) => {
        const refusal = await callAs(route);
        tableHolds(...people);
        expect(await callAs(route)).toEqual(refusal);
      },
    );
  });
});

describe("a staff member's route", () => {
  const isStaffs = routesThat(({ access }) => access === 'staff');

  it.each(isStaffs)('%s answers 403 to an owner', async (...route) => {
    const answer = await callRoute(route, { as: owner });
    expect(answer).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    expect(transactions()).toEqual([]);
  });

  it.each(isStaffs)('%s answers 403 to a validator', async (...route) => {
    const shopId = 'shp_01K9B1B2C3D4E5F6G7H8J9KABC';
    tableHolds(...everything, stored.user(aUser({ userId: strangerId, businessId, shopId })));
    const answer = await callRoute(route, { as: { userId: strangerId } });
    expect(answer).toMatchObject({ status: 403 });
  });

  it.each(isStaffs)(
    '%s answers 403 to a member of the staff group without a staff record',
    async (...route) => {
      const as = { userId: strangerId, groups: '[staff]' };
      expect(await callRoute(route, { as })).toMatchObject({ status: 403 });
    },
  );

  it.each(isStaffs)(
    '%s answers 403 to a user with a staff record outside the staff group',
    async (...route) => {
      const staffSince = '2026-01-01T00:00:00.000Z';
      tableHolds(...everything, stored.user(aUser({ userId: strangerId, staffSince })));
      for (const groups of ['[owners validators]', '[staffing]', '']) {
        const as = { userId: strangerId, groups };
        expect(await callRoute(route, { as })).toMatchObject({ status: 403 });
      }
    },
  );
});

describe('a route that takes the id of a user', () => {
  it.each(routesThat(takes('query', 'userId')))(
    '%s answers 403 to the id of another user in the query',
    async (...route) => {
      const query = { ...requestOf[route[0]].query, userId: strangerId };
      expect(await callRoute(route, { query })).toMatchObject({ status: 403 });
    },
  );

  it.each(routesThat(takes('body', 'userId')))(
    '%s answers 403 to the id of another user in the body',
    async (...route) => {
      const body = { ...(requestOf[route[0]].body as object), userId: strangerId };
      expect(await callRoute(route, { body })).toMatchObject({ status: 403 });
      expect(transactions()).toEqual([]);
    },
  );

  describe.each(routesThat(takes('query', 'consumerId')))('%s with a consumerId', (...route) => {
    const askAs = (consumerId: string, as?: typeof owner) =>
      callRoute(route, { query: { ...requestOf[route[0]].query, consumerId }, as });

    it('answers 403 to the id of another user', async () => {
      expect(await askAs(strangerId, owner)).toMatchObject({ status: 403 });
    });

    it('answers 401 without a token', async () => {
      expect(await askAs(ownerId)).toMatchObject({ status: 401 });
    });

    it("answers 200 to the caller's own id", async () => {
      expect(await askAs(ownerId, owner)).toMatchObject({ status: 200 });
    });
  });
});

describe('a route that takes an id in its path', () => {
  const withId = (['id', 'businessId'] as const).flatMap((field) =>
    routesThat(takes('params', field)).map((route) => [route[0], field, route] as const),
  );

  describe.each(['', '1', 'xyz_01K9A1B2C3D4E5F6G7H8J9KABC', '__proto__'])(
    'with the id %p',
    (id) => {
      it.each(withId)('%s answers 400 and names %s', async (_, field, route) => {
        expect(await callRoute(route, { params: { [field]: id } })).toMatchObject({
          status: 400,
          body: { code: 'VALIDATION_FAILED', errors: [{ path: field }] },
        });
        expect(transactions()).toEqual([]);
      });
    },
  );
});

describe('a route for a resource that does not exist', () => {
  const withResource = everyRoute.filter(([, { errors }]) =>
    errors.some((code) => code.endsWith('_NOT_FOUND') && code !== 'IMAGE_NOT_FOUND'),
  );

  it.each(withResource)('%s answers 404', async (...route) => {
    tableHolds(...people);
    expect(await callRoute(route)).toMatchObject({ status: 404 });
    expect(transactions()).toEqual([]);
  });
});
