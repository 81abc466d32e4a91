import { userRoutes } from '#contract/accounts/user-routes.ts';
import { offerRoutes } from '#contract/offers/routes.ts';
import { badTokens, someBadTokens } from '#test/support/stories/bad-tokens.ts';
import { call } from '#test/support/stories/call.ts';
import { aNewcomer } from '#test/support/stories/people.ts';

let tokens: Awaited<ReturnType<typeof someBadTokens>>;
beforeAll(async () => {
  tokens = await someBadTokens();
});

// The gateway checks the tokens of private routes, and the Lambda the tokens of public routes.
it.each(badTokens)('a private and a public route answer 401 to a token of %s', async (kind) => {
  const as = { token: tokens[kind] };
  for (const route of [userRoutes.getMe, offerRoutes.getFeed]) {
    expect([route.path, (await call(route, { as })).status]).toEqual([route.path, 401]);
  }
});

it('an ID token counts as well as an access token', async () => {
  const person = await aNewcomer();
  const { body } = await call(userRoutes.getMe, { as: { token: person.idToken } });
  expect(body.userId).toBe(person.userId);
});
