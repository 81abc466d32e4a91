import { aRequest, invokeHandler } from '#test/support/builders/a-request.ts';
import { aPool, jwksOf, signToken } from '#test/support/builders/a-token.ts';
import { ownerId } from '#test/support/builders/people.ts';

const pool = aPool(process.env['TOKEN_ISSUER'] ?? '');
const token = signToken(
  {
    sub: ownerId,
    iss: pool.issuer,
    client_id: process.env['TOKEN_CLIENT_ID'],
    token_use: 'access',
    exp: Math.floor(Date.now() / 1000) + 3600,
  },
  pool,
);

const serve = jest.spyOn(globalThis, 'fetch');

/** A newly started Lambda without fetched keys. */
async function freshHandler() {
  jest.resetModules();
  const support = await import('#test/support/memory-table/table.ts');
  support.tableHolds();
  return (await import('#lambdas/entries/api/description.ts')).handler;
}

const request = () => aRequest('GET /health', { headers: { authorization: `Bearer ${token}` } });

beforeEach(() => {
  serve.mockReset();
});

describe("the user pool's keys", () => {
  it('are fetched with the first token and cached', async () => {
    serve.mockImplementation(async () => Response.json(jwksOf(pool)));
    const handler = await freshHandler();
    await invokeHandler(handler, aRequest('GET /health'));
    expect(serve).not.toHaveBeenCalled();
    expect(await invokeHandler(handler, request())).toMatchObject({ status: 200 });
    expect(await invokeHandler(handler, request())).toMatchObject({ status: 200 });
    expect(serve).toHaveBeenCalledTimes(1);
    expect(String(serve.mock.calls[0]?.[0])).toBe(process.env['TOKEN_JWKS_URL']);
  });

  it.each([
    ['are answered with an error', async () => new Response('', { status: 502 })],
    ['cannot be reached', () => Promise.reject(new TypeError('fetch failed'))],
    ['time out', () => Promise.reject(new DOMException('late', 'TimeoutError'))],
  ])('answer 503 with a retry when they %s', async (_, answer) => {
    serve.mockImplementation(answer);
    const handler = await freshHandler();
    expect(await invokeHandler(handler, request())).toMatchObject({
      status: 503,
      headers: { 'retry-after': '1' },
      body: { code: 'UNAVAILABLE' },
    });
    serve.mockImplementation(async () => Response.json(jwksOf(pool)));
    expect(await invokeHandler(handler, request())).toMatchObject({ status: 200 });
  });
});
