import {
  CreateUserPoolClientCommand,
  CreateUserPoolCommand,
  DeleteUserPoolCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { userRoutes } from '#contract/accounts/user-routes.ts';
import { offerRoutes } from '#contract/offers/routes.ts';
import { ourClient } from '#test/support/stage.ts';
import { call } from '#test/support/stories/call.ts';
import { aNewcomer, aPerson, signedIn, stageUserPool } from '#test/support/stories/people.ts';
import type { ClientOfPool } from '#test/support/stories/sign-in-by-srp.ts';

/** Creates a client in a user pool. */
async function addClient(poolId: string): Promise<ClientOfPool> {
  const { UserPoolClient: created } = await stageUserPool().send(
    new CreateUserPoolClientCommand({
      UserPoolId: poolId,
      ClientName: 'another',
      ExplicitAuthFlows: ['ALLOW_USER_SRP_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'],
    }),
  );
  return { poolId, clientId: String(created?.ClientId) };
}

/** Replaces one character in the middle of a token's signature. */
function alteredToken(token: string): string {
  const index = token.length - 40;
  const replacement = token[index] === 'A' ? 'B' : 'A';
  return `${token.slice(0, index)}${replacement}${token.slice(index + 1)}`;
}

// The gateway checks the tokens of private routes, and the Lambda the tokens of public routes.
it('a private and a public route answer 401 to a token of another client or pool, or with an altered signature', async () => {
  const person = await aPerson();
  const elsewhere = await signedIn(person.email, await addClient(ourClient().poolId));
  const another = new CreateUserPoolCommand({ PoolName: 'another' });
  const UserPoolId = String((await stageUserPool().send(another)).UserPool?.Id);
  const stranger = await aNewcomer(await addClient(UserPoolId));
  for (const token of [elsewhere.token, stranger.token, alteredToken(person.token)]) {
    for (const route of [userRoutes.getMe, offerRoutes.getFeed]) {
      const { status } = await call(route, { as: { token } });
      expect([route.path, status]).toEqual([route.path, 401]);
    }
  }
  await stageUserPool().send(new DeleteUserPoolCommand({ UserPoolId }));
});

it('an ID token counts as well as an access token', async () => {
  const person = await aNewcomer();
  const { body } = await call(userRoutes.getMe, { as: { token: person.idToken } });
  expect(body.userId).toBe(person.userId);
});
