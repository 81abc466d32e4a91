import { userRoutes } from '#contract/accounts/user-routes.ts';
import { ignoresTokens } from '#contract/http/route.ts';
import { everyRoute, type NamedRoute, routesThat } from '#test/support/every-route.ts';
import { requestOf } from '#test/support/request-of-route.ts';
import { badTokens, someBadTokens } from '#test/support/stories/bad-tokens.ts';
import { call } from '#test/support/stories/call.ts';
import { aNewcomer } from '#test/support/stories/people.ts';

const isPrivate = ([, { access }]: NamedRoute) => access !== 'public';

/**
 * Routes of a kind share one token check: one route of each kind stands for its resource. Anonymous routes and open
 * pages ignore tokens.
 */
const identifying = everyRoute.filter(([, route]) => !ignoresTokens(route));
const oneOfEachKind = identifying.filter((route) => {
  const isLike = (other: NamedRoute) =>
    other[2] === route[2] && isPrivate(other) === isPrivate(route);
  return identifying.find(isLike) === route;
});

describe('a private route', () => {
  it.each(routesThat(({ access }) => access !== 'public'))(
    '%s answers 401 without a token',
    async (name, route) => {
      const { as: _, ...request } = requestOf[name];
      expect((await call(route, request)).status).toBe(401);
    },
  );
});

describe('a route', () => {
  let tokens: Awaited<ReturnType<typeof someBadTokens>>;
  beforeAll(async () => {
    tokens = await someBadTokens();
  });

  it('accepts an ID token as well as an access token', async () => {
    const person = await aNewcomer();
    const { body } = await call(userRoutes.getMe, { as: { token: person.idToken } });
    expect(body.userId).toBe(person.userId);
  });

  describe.each(badTokens)('with a token of %s', (kind) => {
    it.each(oneOfEachKind)('%s answers 401', async (name, route) => {
      const request = { ...requestOf[name], as: { token: tokens[kind] } };
      expect((await call(route, request)).status).toBe(401);
    });
  });
});
