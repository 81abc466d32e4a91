import { userRoutes } from '#contract/accounts/user-routes.ts';
import { businessRoutes } from '#contract/businesses/routes.ts';
import { offerRoutes } from '#contract/offers/routes.ts';
import { shopRoutes } from '#contract/shops/routes.ts';
import { forgetSession } from '#web/lib/forget-session.ts';
import { callRoute } from '#web/platform/api/call-route.ts';
import { callUrl } from '#web/platform/api/call-url.ts';
import { anAnswer } from '../support/an-answer.ts';
import { callWithMockedFetch, fetchMock, sent, token } from '../support/mocked-fetch.ts';

callWithMockedFetch();

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
});

describe('a call of a full URL', () => {
  it('sends neither token nor XSRF value to another origin', async () => {
    await callUrl('POST', 'https://elsewhere.example/x', { body: { a: 1 } });
    const { url, init, headers } = sent();
    expect([url, init.body]).toEqual(['https://elsewhere.example/x', '{"a":1}']);
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
