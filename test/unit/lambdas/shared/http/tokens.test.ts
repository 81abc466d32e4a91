import { createHash, createHmac, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { handler } from '#lambdas/entries/api/description.ts';
import { aRequest, invokeHandler } from '#test/support/builders/a-request.ts';
import { aUser, ownerId } from '#test/support/builders/people.ts';
import { tableHolds } from '#test/support/memory-table/table.ts';
import { stored } from '#test/support/stored.ts';

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A fake user pool: an issuer with an RSA key pair that signs its tokens. */
function aPool(issuer: string) {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const kid = createHash('sha256').update(issuer).digest('base64url').slice(0, 12);
  return { issuer, privateKey, publicKey, kid };
}

type Pool = ReturnType<typeof aPool>;

/** Returns the JSON Web Key Set (RFC 7517) with the public keys of the pools. */
function jwksOf(...pools: readonly Pool[]) {
  return {
    keys: pools.map(({ publicKey, kid }) => ({
      ...publicKey.export({ format: 'jwk' }),
      kid,
      alg: 'RS256',
      use: 'sig',
    })),
  };
}

/** Returns a JWT with these claims and a valid RS256 signature; `header` overrides header fields. */
function signToken(
  claims: object,
  { kid, privateKey }: { kid: string; privateKey: KeyObject },
  header: object = {},
): string {
  const content = `${encode({ typ: 'JWT', alg: 'RS256', kid, ...header })}.${encode(claims)}`;
  return `${content}.${sign('sha256', Buffer.from(content), privateKey).toString('base64url')}`;
}

const ours = aPool(process.env['TOKEN_ISSUER'] ?? '');
const theirs = aPool('https://issuer.vitrine.test/other');
const client = process.env['TOKEN_CLIENT_ID'];

const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;

const access = (changes: object = {}) => ({
  sub: ownerId,
  iss: ours.issuer,
  client_id: client,
  token_use: 'access',
  'cognito:groups': ['owners'],
  iat: inSeconds(-60),
  exp: inSeconds(3600),
  ...changes,
});

const id = (changes: object = {}) => {
  const { client_id: _, ...claims } = access();
  return { ...claims, aud: client, token_use: 'id', ...changes };
};

/** Calls a public route, which accepts a valid token and refuses an invalid one. */
function callWith(authorization: string) {
  return invokeHandler(handler, aRequest('GET /health', { headers: { authorization } }));
}

const serve = jest.spyOn(globalThis, 'fetch');

beforeEach(() => {
  tableHolds(stored.user(aUser()));
  serve.mockReset();
  serve.mockImplementation(async () => Response.json(jwksOf(ours)));
});

describe('a token on a public route', () => {
  it.each([
    ['an access token', access()],
    ['an ID token', id()],
  ])('is accepted when it is %s of our client', async (_, claims) => {
    expect(await callWith(`Bearer ${signToken(claims, ours)}`)).toMatchObject({ status: 200 });
    expect(await callWith(`bearer ${signToken(claims, ours)}`)).toMatchObject({ status: 200 });
  });

  it('is refused when it is the ID token of a removed user', async () => {
    tableHolds(stored.user(aUser({ status: 'removed' })));
    expect(await callWith(`Bearer ${signToken(id(), ours)}`)).toMatchObject({ status: 401 });
  });

  const altered = signToken(access(), ours).split('.');
  const forged = Buffer.from(JSON.stringify(access({ sub: 'x' }))).toString('base64url');
  const unsigned = `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${altered[1]}.`;

  function signedWithPublicKey(): string {
    const head = Buffer.from(JSON.stringify({ alg: 'HS256', kid: ours.kid })).toString('base64url');
    const key = ours.publicKey.export({ format: 'pem', type: 'spki' });
    const signature = createHmac('sha256', key).update(`${head}.${altered[1]}`).digest('base64url');
    return `${head}.${altered[1]}.${signature}`;
  }

  it.each([
    ['altered', `${altered[0]}.${forged}.${altered[2]}`],
    ['of another pool', signToken(access({ iss: theirs.issuer }), theirs)],
    [
      'signed by another pool with our issuer and key id',
      signToken(access(), { ...theirs, kid: ours.kid }),
    ],
    [
      'signed by our pool with the issuer of another pool',
      signToken(access({ iss: theirs.issuer }), ours),
    ],
    ['an access token of another client', signToken(access({ client_id: 'other' }), ours)],
    ['an ID token of another client', signToken(id({ aud: 'other' }), ours)],
    [
      'an access token with the client in aud instead of client_id',
      signToken(access({ client_id: undefined, aud: client }), ours),
    ],
    ['expired', signToken(access({ exp: inSeconds(-1) }), ours)],
    ['not valid yet', signToken(access({ nbf: inSeconds(600) }), ours)],
    ['without a subject', signToken(access({ sub: undefined }), ours)],
    ['not signed', unsigned],
    ['signed with our public key as a secret', signedWithPublicKey()],
    ['not a JWT', 'nothing'],
    ['two words', 'a b'],
  ])('is refused when it is %s', async (_, token) => {
    const { status, headers, body } = await callWith(`Bearer ${token}`);
    expect([status, body['code']]).toEqual([401, 'UNAUTHENTICATED']);
    expect(headers['content-type']).toBe('application/problem+json');
  });

  it('is refused without the scheme Bearer', async () => {
    for (const authorization of ['Basic ZG9uYTpzZW5oYQ==', signToken(access(), ours)]) {
      expect(await callWith(authorization)).toMatchObject({ status: 401 });
    }
  });
});

describe("the user pool's keys", () => {
  /** Calls a newly started Lambda, which has fetched no keys, with a valid token or without any. */
  async function freshCall() {
    jest.resetModules();
    const support = await import('#test/support/memory-table/table.ts');
    support.tableHolds();
    const fresh = (await import('#lambdas/entries/api/description.ts')).handler;
    const authorization = `Bearer ${signToken(access(), ours)}`;
    return (headers: Record<string, string> = { authorization }) =>
      invokeHandler(fresh, aRequest('GET /health', { headers }));
  }

  it('are fetched with the first token and cached', async () => {
    const call = await freshCall();
    await call({});
    expect(serve).not.toHaveBeenCalled();
    expect(await call()).toMatchObject({ status: 200 });
    expect(await call()).toMatchObject({ status: 200 });
    expect(serve.mock.calls.map(([url]) => String(url))).toEqual([process.env['TOKEN_JWKS_URL']]);
  });

  it.each([
    ['are answered with an error', async () => new Response('', { status: 502 })],
    ['cannot be reached', () => Promise.reject(new TypeError('fetch failed'))],
    ['time out', () => Promise.reject(new DOMException('late', 'TimeoutError'))],
  ])('answer 503 with a retry when they %s', async (_, answer) => {
    serve.mockImplementationOnce(answer);
    const call = await freshCall();
    expect(await call()).toMatchObject({
      status: 503,
      headers: { 'retry-after': '1' },
      body: { code: 'UNAVAILABLE' },
    });
    expect(await call()).toMatchObject({ status: 200 });
  });
});
