import {
  CreateUserPoolClientCommand,
  CreateUserPoolCommand,
  DeleteUserPoolCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { userRoutes } from '#contract/accounts/user-routes.ts';
import { offerRoutes } from '#contract/offers/routes.ts';
import { ourClient } from '#test/support/stage.ts';
import { call } from '#test/support/stories/call.ts';
import {
  aNewcomer,
  aPerson,
  type Person,
  signedIn,
  stageUserPool,
} from '#test/support/stories/people.ts';
import type { ClientOfPool } from '#test/support/stories/sign-in-by-srp.ts';

const pools: string[] = [];

async function addClient(poolId: string): Promise<ClientOfPool> {
  const { UserPoolClient: created } = await stageUserPool().send(
    new CreateUserPoolClientCommand({
      UserPoolId: poolId,
      ClientName: 'another',
      ExplicitAuthFlows: ['ALLOW_USER_SRP_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'],
    }),
  );
  if (!created?.ClientId) throw new Error('Cognito returned no client');
  return { poolId, clientId: created.ClientId };
}

/** Creates another client in the stage's user pool. */
function anotherClient(): Promise<ClientOfPool> {
  return addClient(ourClient().poolId);
}

/** Creates a separate user pool with a client; both are deleted after the tests of the file. */
async function anotherPool(): Promise<ClientOfPool> {
  const { UserPool: created } = await stageUserPool().send(
    new CreateUserPoolCommand({ PoolName: 'another' }),
  );
  if (!created?.Id) throw new Error('Cognito returned no pool');
  pools.push(created.Id);
  return addClient(created.Id);
}

afterAll(async () => {
  for (const UserPoolId of pools.splice(0)) {
    await stageUserPool().send(new DeleteUserPoolCommand({ UserPoolId }));
  }
});

/** Replaces one character in the middle of a token's signature. */
function alteredToken(token: string): string {
  const index = token.length - 40;
  const replacement = token[index] === 'A' ? 'B' : 'A';
  return `${token.slice(0, index)}${replacement}${token.slice(index + 1)}`;
}

/** Replaces claims of a token and keeps its original signature. */
function rewrittenToken(token: string, claims: Readonly<Record<string, unknown>>): string {
  const [header, payload = '', signature] = token.split('.');
  const original = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const rewritten = Buffer.from(JSON.stringify({ ...original, ...claims })).toString('base64url');
  return `${header}.${rewritten}.${signature}`;
}

/** Kinds of invalid tokens, which every private route must reject. */
const badTokens = [
  'no token at all',
  'an altered signature',
  'rewritten claims',
  'another client',
  'another pool',
] as const;

/** Creates an invalid token of each kind. */
async function someBadTokens(): Promise<Record<(typeof badTokens)[number], string>> {
  const [person, victim, stranger] = await Promise.all([
    aPerson(),
    aPerson(),
    anotherPool().then(aNewcomer),
  ]);
  const elsewhere: Person = await signedIn(person.email, await anotherClient());
  return {
    'no token at all': 'nonsense',
    'an altered signature': alteredToken(person.token),
    'rewritten claims': rewrittenToken(person.token, { sub: victim.userId }),
    'another client': elsewhere.token,
    'another pool': stranger.token,
  };
}

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
