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
  it("asks the region's identity service to revoke the user's sessions", async () => {
    fetchMock.mockResolvedValue(new Response('{}'));
    await globalSignOut('token');
    const [url, { method, body, headers }] = fetchMock.mock.calls[0] ?? ['', {}];
    expect(url).toBe('https://cognito-idp.sa-east-1.amazonaws.com/');
    expect({ method, body }).toEqual({ method: 'POST', body: '{"AccessToken":"token"}' });
    expect(new Headers(headers).get('x-amz-target')).toMatch(/\.GlobalSignOut$/);
  });

  it('asks the endpoint of the stage if there is one', async () => {
    setAppConfig({ ...aConfig(), cognitoEndpoint: 'http://localhost:1/' });
    fetchMock.mockResolvedValue(new Response('{}'));
    await globalSignOut('token');
    expect(fetchMock.mock.calls[0]?.[0]).toBe('http://localhost:1/');
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
