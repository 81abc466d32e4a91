import { setAppConfig } from '#web/config/app-config.ts';
import { globalSignOut } from '#web/lib/auth/sign-out-everywhere.ts';
import { identityErrorCodeOf } from '#web/lib/auth/with-identity.ts';
import { aConfig } from '../support/a-config.ts';

const fetchMock = jest.fn<Promise<Response>, [string, RequestInit]>();

const failureOf = async () => identityErrorCodeOf(await globalSignOut('token').catch((e) => e));

beforeAll(() => Object.assign(globalThis, { fetch: fetchMock }));

beforeEach(() => {
  setAppConfig(aConfig());
  fetchMock.mockReset();
});

describe('signing out everywhere', () => {
  it.each([
    ["the region's identity service", undefined, 'https://cognito-idp.sa-east-1.amazonaws.com/'],
    ['the endpoint of the stage', 'http://localhost:1/', 'http://localhost:1/'],
  ])("asks %s to revoke the user's sessions", async (_, cognitoEndpoint, address) => {
    setAppConfig({ ...aConfig(), ...(cognitoEndpoint && { cognitoEndpoint }) });
    fetchMock.mockResolvedValue(new Response('{}'));
    await globalSignOut('token');
    const [url, { method, body, headers }] = fetchMock.mock.calls[0] ?? ['', {}];
    expect({ url, method, body }).toEqual({
      url: address,
      method: 'POST',
      body: '{"AccessToken":"token"}',
    });
    expect(new Headers(headers).get('x-amz-target')).toMatch(/\.GlobalSignOut$/);
  });

  it('fails without a connection', async () => {
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await failureOf()).toBe('NETWORK');
  });

  it.each([
    ['{"__type":"TooManyRequestsException"}', 'TOO_MANY_REQUESTS'],
    ['{"__type":"com.amazon#NotAuthorizedException","message":"x"}', 'NOT_AUTHORIZED'],
    [
      '{"__type":"NotAuthorizedException","message":"Access Token has been revoked"}',
      'SESSION_ENDED',
    ],
    ['<html>', 'UNEXPECTED'],
  ])('fails with the answer %s', async (answer, code) => {
    fetchMock.mockResolvedValue(new Response(answer, { status: 400 }));
    expect(await failureOf()).toBe(code);
  });
});
