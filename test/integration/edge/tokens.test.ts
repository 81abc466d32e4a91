import { everyRoute, routesThat } from '#test/support/every-route.ts';
import { requestOf } from '#test/support/request-of-route.ts';
import { badTokens, someBadTokens } from '#test/support/stories/bad-tokens.ts';
import { call } from '#test/support/stories/call.ts';

describe('a private route', () => {
  const isPrivate = routesThat(({ access }) => access !== 'public');

  it.each(isPrivate)('%s answers 401 without a token', async (name, route) => {
    const { as: _, ...request } = requestOf[name];
    expect((await call(route, request)).status).toBe(401);
  });
});

describe('every route', () => {
  let tokens: Awaited<ReturnType<typeof someBadTokens>>;
  beforeAll(async () => {
    tokens = await someBadTokens();
  });

  describe.each(badTokens)('with a token of %s', (kind) => {
    it.each(everyRoute)('%s answers 401', async (name, route) => {
      const request = { ...requestOf[name], as: { token: tokens[kind] } };
      expect((await call(route, request)).status).toBe(401);
    });
  });
});
