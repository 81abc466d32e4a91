import { accessToken } from '#web/lib/auth/access-token.ts';
import { renewToken } from '#web/lib/auth/renew-token.ts';
import { storeUser } from '#web/lib/auth/stored-user.ts';
import { refreshAt, tokenTimes } from '#web/lib/auth/token-times.ts';
import { ApiError } from '#web/lib/http/api-error.ts';
import { forgetSession } from '#web/lib/storage.ts';
import { aToken } from '../support/a-token.ts';

jest.mock('#web/lib/auth/renew-token.ts', () => ({ renewToken: jest.fn(async () => 'renewed') }));

const minutes = 60;
const setOnline = (isOnline: boolean) =>
  Object.defineProperty(navigator, 'onLine', { value: isOnline, configurable: true });
const now = Math.floor(Date.now() / 1000);

describe('the access token for a call', () => {
  beforeEach(() => {
    forgetSession();
    setOnline(true);
    jest.mocked(renewToken).mockClear();
  });

  // Tests of one process share the navigator.
  afterAll(() => setOnline(true));

  it('is undefined where nobody is signed in, without loading Amplify', async () => {
    expect(await accessToken()).toBeUndefined();
    expect(renewToken).not.toHaveBeenCalled();
  });

  it('is the stored token for 50 minutes', async () => {
    const token = aToken(now - 49 * minutes, now + 11 * minutes);
    storeUser('user', token);
    expect(await accessToken()).toBe(token);
    expect(renewToken).not.toHaveBeenCalled();
  });

  it.each([
    ['is 51 minutes old', aToken(now - 51 * minutes, now + 9 * minutes)],
    ['has expired', aToken(now - 120 * minutes, now - 60 * minutes)],
    ['cannot be read', 'x.y.z'],
  ])('is renewed where the stored one %s', async (_case, token) => {
    storeUser('user', token);
    expect(await accessToken()).toBe('renewed');
  });

  it('is the stored one until it expires where it cannot be renewed', async () => {
    const refused = new ApiError({ code: 'SESSION_NOT_RENEWED', status: 503 });
    jest.mocked(renewToken).mockRejectedValueOnce(refused).mockRejectedValueOnce(refused);
    const token = aToken(now - 51 * minutes, now + 9 * minutes);
    storeUser('user', token);
    expect(await accessToken()).toBe(token);
    storeUser('user', aToken(now - 61 * minutes, now - minutes));
    await expect(accessToken()).rejects.toBe(refused);
  });

  it('is not renewed where the browser has no network', async () => {
    setOnline(false);
    storeUser('user', aToken(now - 51 * minutes, now + 9 * minutes));
    await expect(accessToken()).rejects.toMatchObject({ code: 'NETWORK' });
    expect(renewToken).not.toHaveBeenCalled();
  });
});

describe("a token's times", () => {
  it('are read from its payload', () => {
    expect(tokenTimes(aToken(1, 2))).toEqual({ issuedAt: 1000, expiresAt: 2000 });
    expect(tokenTimes('nonsense')).toBeUndefined();
  });

  it('put the renewal of a short-lived token at five sixths of its lifetime', () => {
    expect(refreshAt({ issuedAt: 0, expiresAt: 6000 })).toBe(5000);
    expect(refreshAt({ issuedAt: 0, expiresAt: 7_200_000 })).toBe(3_000_000);
  });
});
