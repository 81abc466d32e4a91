import { accessToken } from '#web/lib/auth/access-token.ts';
import { renewToken } from '#web/lib/auth/renew-token.ts';
import { storeUser } from '#web/lib/auth/stored-user.ts';
import { refreshAt, tokenTimes } from '#web/lib/auth/token-times.ts';
import { forgetSession } from '#web/lib/storage.ts';
import { aToken } from '../support/a-token.ts';

jest.mock('#web/lib/auth/renew-token.ts', () => ({ renewToken: jest.fn(async () => 'renewed') }));

const minutes = 60;
const now = Math.floor(Date.now() / 1000);

describe('the access token for a call', () => {
  beforeEach(() => {
    forgetSession();
    jest.mocked(renewToken).mockClear();
  });

  it('is none for a visitor, whatever is left in the storage', async () => {
    expect(await accessToken()).toBeUndefined();
    expect(renewToken).not.toHaveBeenCalled();
  });

  it('is the stored one for 50 minutes', async () => {
    const token = aToken(now - 49 * minutes, now + 11 * minutes);
    storeUser('user', token);
    expect(await accessToken()).toBe(token);
    expect(renewToken).not.toHaveBeenCalled();
  });

  it.each([
    ['one of 51 minutes', aToken(now - 51 * minutes, now + 9 * minutes)],
    ['one that has run out', aToken(now - 120 * minutes, now - 60 * minutes)],
    ['one that cannot be read', 'x.y.z'],
  ])('is renewed from %s', async (_case, token) => {
    storeUser('user', token);
    expect(await accessToken()).toBe('renewed');
  });
});

describe("a token's times", () => {
  it('are read from its payload', () => {
    expect(tokenTimes(aToken(1, 2))).toEqual({ issuedAt: 1000, expiresAt: 2000 });
    expect(tokenTimes('nonsense')).toBeUndefined();
  });

  it('leave a short-lived one its last sixth', () => {
    expect(refreshAt({ issuedAt: 0, expiresAt: 6000 })).toBe(5000);
    expect(refreshAt({ issuedAt: 0, expiresAt: 7_200_000 })).toBe(3_000_000);
  });
});
