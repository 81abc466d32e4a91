import { accessOf } from '#contract/http/route.ts';
import { notFoundCode } from '#contract/http/target.ts';
import { aUser, ownerId, strangerId } from '#test/support/builders/people.ts';
import { routesThat, takes } from '#test/support/every-route.ts';
import { everything, people } from '#test/support/everything.ts';
import { invokeRoute } from '#test/support/invoke-route.ts';
import { tableHolds, writesMade } from '#test/support/memory-table/table.ts';
import { ownerCaller, requestOf } from '#test/support/request-of-route.ts';
import { stored } from '#test/support/stored.ts';

beforeEach(() => tableHolds(...everything));

describe("a staff member's route", () => {
  const isStaffs = routesThat((route) => accessOf(route) === 'staff');

  it.each(isStaffs)(
    '%s answers 403 to a member of the staff group without a staff record',
    async (...route) => {
      const as = { userId: strangerId, groups: '[staff]' };
      expect(await invokeRoute(route, { as })).toMatchObject({ status: 403 });
    },
  );

  it.each(isStaffs)(
    '%s answers 403 to a user with a staff record outside the staff group',
    async (...route) => {
      const staffSince = '2026-01-01T00:00:00.000Z';
      tableHolds(...everything, stored.user(aUser({ userId: strangerId, staffSince })));
      for (const groups of ['[owners validators]', '[staffing]', '']) {
        const as = { userId: strangerId, groups };
        expect(await invokeRoute(route, { as })).toMatchObject({ status: 403 });
      }
    },
  );
});

describe('a route that takes the id of a user', () => {
  const parts = ['params', 'query', 'body'] as const;
  const withUser = parts.flatMap((part) =>
    (['userId', 'consumerId'] as const).flatMap((field) =>
      routesThat(takes(part, field)).map((route) => [route[0], field, part, route] as const),
    ),
  );

  it.each(withUser)('%s answers 403 to the %s of another user in its %s', async (...row) => {
    const [name, field, part, route] = row;
    const other = { ...(requestOf[name][part] as object), [field]: strangerId };
    const as = requestOf[name].as ?? ownerCaller;
    expect(await invokeRoute(route, { as, [part]: other })).toMatchObject({
      status: 403,
      body: { code: 'FORBIDDEN' },
    });
    expect(writesMade()).toBe(0);
  });

  describe.each(routesThat(takes('query', 'consumerId')))('%s with a consumerId', (...route) => {
    const askAs = (consumerId: string, as?: typeof ownerCaller) =>
      invokeRoute(route, { query: { ...requestOf[route[0]].query, consumerId }, as });

    it("answers 200 to the caller's own id, and 401 without a token", async () => {
      expect(await askAs(ownerId, ownerCaller)).toMatchObject({ status: 200 });
      expect(await askAs(ownerId)).toMatchObject({ status: 401 });
    });
  });
});

describe('a route that takes an id in its path', () => {
  const withId = (['id', 'businessId'] as const).flatMap((field) =>
    // Pages say in words that there is no such thing.
    routesThat((route) => takes('params', field)(route) && route.answer !== 'html').map(
      (route) => [route[0], field, route] as const,
    ),
  );

  describe.each(['', '1', 'xyz_01K9A1B2C3D4E5F6G7H8J9KABC', '__proto__'])(
    'with the id %p',
    (id) => {
      it.each(withId)('%s answers 400 and names %s', async (_, field, route) => {
        const params = { ...requestOf[route[0]].params, [field]: id };
        expect(await invokeRoute(route, { params })).toMatchObject({
          status: 400,
          body: { code: 'VALIDATION_FAILED', errors: [{ path: field }] },
        });
        expect(writesMade()).toBe(0);
      });
    },
  );
});

describe('a route about an item that does not exist', () => {
  it.each(routesThat(({ target }) => target !== null))('%s answers 404', async (...route) => {
    const [, { target }] = route;
    tableHolds(...people);
    expect(await invokeRoute(route)).toMatchObject({
      status: 404,
      headers: { 'cache-control': 'no-store' },
      body: { code: target && notFoundCode(target.ofBusiness ? 'business' : target.kind) },
    });
    // An unknown code counts as a guess.
    expect(writesMade()).toBe(target?.kind === 'claim' ? 1 : 0);
  });
});
