import { businessRoutes } from '#contract/routes/businesses.ts';
import { offerRoutes } from '#contract/routes/offers.ts';
import { shopRoutes } from '#contract/routes/shops.ts';
import { userRoutes } from '#contract/routes/users.ts';
import { setAppConfig } from '#web/config/app-config.ts';
import { onSessionEnd } from '#web/lib/auth/session-end.ts';
import { storedUserId, storeUser } from '#web/lib/auth/stored-user.ts';
import { callRoute } from '#web/lib/http/call-route.ts';
import { callUrl } from '#web/lib/http/call-url.ts';
import { forgetSession } from '#web/lib/storage.ts';
import { aConfig } from '../support/a-config.ts';
import { aToken } from '../support/a-token.ts';
import { anAnswer } from '../support/an-answer.ts';

const now = Math.floor(Date.now() / 1000);
const token = aToken(now, now + 3600);
const fetchMock = jest.fn<Promise<Response>, [string, RequestInit]>();
const businessId = 'biz_01ARZ3NDEKTSV4RRFFQ69G5FAV';

const sent = (index = 0) => {
  const [url, init] = fetchMock.mock.calls[index] ?? ['', {}];
  return { url, init, headers: new Headers(init.headers) };
};

beforeAll(() => {
  setAppConfig(aConfig());
  Object.assign(globalThis, {
    fetch: fetchMock,
    document: { cookie: 'theme=dark; XSRF-TOKEN=a%20b' },
    location: new URL('https://vitrine.example/shop-list'),
  });
});

beforeEach(() => {
  fetchMock.mockReset();
  fetchMock.mockImplementation(async () => anAnswer(200, { items: [] }));
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  forgetSession();
  storeUser('34fc42aa-84a4-4669-bd2d-6505dcdb882e', token);
});

afterEach(() => jest.restoreAllMocks());

describe('a call of a route', () => {
  it('requests base and path, with encoded parameters and the query', async () => {
    await callRoute(businessRoutes.listSizeTypes, {});
    expect(sent().url).toBe('/api/businesses/sizes/types');
    await callRoute(shopRoutes.getShopByIdentifier, { params: { identifier: 'pão/ quente' } });
    expect(sent(1).url).toBe('/api/shops/shop-identifier/p%C3%A3o%2F%20quente');
    await callRoute(offerRoutes.getFeed, { query: { state: 'PE', city: 'São Bento' } });
    expect(sent(2).url).toBe('/api/offers/feed?state=PE&city=S%C3%A3o+Bento');
  });

  it('sends the token as bearer and raw, and JSON in UTF-8', async () => {
    await callRoute(userRoutes.getMe, {});
    const { headers } = sent();
    expect(headers.get('authorization')).toBe(`Bearer ${token}`);
    expect(headers.get('x-access-token')).toBe(token);
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  });

  it('sends no token, XSRF value or idempotency key with a GET of a signed-out user', async () => {
    forgetSession();
    await callRoute(businessRoutes.listSizeTypes, {});
    const { headers } = sent();
    for (const name of ['authorization', 'x-access-token', 'x-xsrf-token', 'idempotency-key']) {
      expect(headers.has(name)).toBe(false);
    }
  });

  it('sends XSRF value, idempotency key and version with a PUT', async () => {
    const id = 'off_01ARZ3NDEKTSV4RRFFQ69G5FAV';
    await callRoute(offerRoutes.setOfferStatus, {
      params: { id },
      version: 3,
      idempotencyKey: 'k-12345678',
    });
    const { init, headers } = sent();
    expect(init.method).toBe('PUT');
    expect(init.body).toBeNull();
    expect(headers.get('x-xsrf-token')).toBe('a b');
    expect(headers.get('idempotency-key')).toBe('k-12345678');
    expect(headers.get('if-match')).toBe('"3"');
  });

  it('keeps its idempotency key in retries', async () => {
    fetchMock.mockImplementationOnce(async () => anAnswer(503));
    const body = { status: 'inactive' } as const;
    const id = 'off_01ARZ3NDEKTSV4RRFFQ69G5FAV';
    await callRoute(offerRoutes.setOfferStatus, { params: { id }, body });
    expect(fetchMock).toHaveBeenCalledTimes(2);
    expect(sent(0).headers.get('idempotency-key')).toMatch(/^[A-Za-z0-9_-]{8,64}$/);
    expect(sent(1).headers.get('idempotency-key')).toBe(sent(0).headers.get('idempotency-key'));
    expect(sent(1).init.body).toBe('{"status":"inactive"}');
  });

  it('fails with status 0 when there is no answer', async () => {
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(callRoute(userRoutes.getMe, {})).rejects.toMatchObject({
      code: 'NETWORK',
      status: 0,
    });
    expect(fetchMock).toHaveBeenCalledTimes(3);
  });

  it('distinguishes a timeout from a lost connection', async () => {
    fetchMock.mockRejectedValue(new DOMException('late', 'TimeoutError'));
    await expect(callRoute(userRoutes.getMe, {})).rejects.toMatchObject({
      code: 'TIMEOUT',
      status: 0,
    });
  });

  it('is neither retried nor turned into an ApiError when the caller cancels it', async () => {
    const controller = new AbortController();
    controller.abort();
    fetchMock.mockRejectedValue(controller.signal.reason);
    const { signal } = controller;
    await expect(callRoute(userRoutes.getMe, { signal })).rejects.toBe(signal.reason);
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  it('fails where the answer is not JSON', async () => {
    fetchMock.mockImplementation(async () => new Response('<html>'));
    await expect(callRoute(userRoutes.getMe, {})).rejects.toMatchObject({ code: 'UNEXPECTED' });
  });

  it('ends the session on a 401', async () => {
    const ended = jest.fn();
    const stop = onSessionEnd(ended);
    fetchMock.mockImplementation(async () => anAnswer(401, { message: 'Unauthorized' }));
    const query = { limit: 1 };
    await expect(
      callRoute(shopRoutes.listShopsOfBusiness, { params: { id: businessId }, query }),
    ).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(ended).toHaveBeenCalledTimes(1);
    expect(storedUserId()).toBeUndefined();
    stop();
  });

  it('calls a public route once more without the refused token', async () => {
    fetchMock.mockImplementationOnce(async () => anAnswer(401, { message: 'Unauthorized' }));
    await callRoute(businessRoutes.listSizeTypes, {});
    expect(fetchMock).toHaveBeenCalledTimes(2);
    expect(sent(1).headers.has('authorization')).toBe(false);
  });
});

describe('the log of failed calls', () => {
  it.each([
    [401, 'The session was not accepted'],
    [403, 'The caller may not do this'],
    [502, 'The edge got no usable answer from the API'],
    [404, 'The call failed'],
  ])('has a line for %i, without the query of the call', async (status, line) => {
    fetchMock.mockImplementation(async () => anAnswer(status, {}, { 'x-request-id': 'r-9' }));
    const query = { userId: '34fc42aa-84a4-4669-bd2d-6505dcdb882e' };
    await expect(callRoute(businessRoutes.listBusinesses, { query })).rejects.toThrow();
    const logged = [
      ...jest.mocked(console.warn).mock.calls,
      ...jest.mocked(console.error).mock.calls,
    ];
    expect(logged).toHaveLength(1);
    expect(String(logged[0])).toContain(line);
    expect(String(logged[0])).toContain('GET /businesses');
    expect(String(logged[0])).toContain('r-9');
    expect(String(logged[0])).not.toContain('34fc42aa');
  });
});

describe('a call of a full URL', () => {
  it('sends neither token nor XSRF value to another origin', async () => {
    await callUrl('POST', 'https://elsewhere.example/x', { body: { a: 1 } });
    const { url, init, headers } = sent();
    expect(url).toBe('https://elsewhere.example/x');
    expect(init.body).toBe('{"a":1}');
    expect([...headers.keys()].sort()).toEqual(['accept', 'content-type']);
  });

  it('sends all headers to the own origin', async () => {
    await callUrl('PUT', 'https://vitrine.example/api/x', { body: {} });
    const { headers } = sent();
    expect(headers.get('authorization')).toBe(`Bearer ${token}`);
    expect(headers.get('x-xsrf-token')).toBe('a b');
    expect(headers.has('idempotency-key')).toBe(true);
  });
});
