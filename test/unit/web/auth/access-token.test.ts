import { accessToken, lifetimeOf, renewalAge } from '#web/lib/auth/access-token.ts';
import { renewToken } from '#web/lib/auth/renew-token.ts';
import { storeToken, storeUser } from '#web/lib/auth/stored-user.ts';
import { forgetSession } from '#web/lib/forget-session.ts';
import { removeStored } from '#web/lib/storage.ts';
import { ApiError } from '#web/platform/http/api-error.ts';
import { aToken } from '../support/a-token.ts';

jest.mock('#web/lib/auth/renew-token.ts', () => ({ renewToken: jest.fn() }));

const minute = 60_000;
const setOnline = (isOnline: boolean) =>
  Object.defineProperty(navigator, 'onLine', { value: isOnline, configurable: true });

/** The time at the identity service, in epoch seconds, when it issues a token. */
const issuedAt = 1_795_000_000;
const anHour = aToken(issuedAt, issuedAt + 3600);

let now = 0;
const pass = (minutes: number) => {
  now += minutes * minute;
};

const renewal = jest.mocked(renewToken);

beforeEach(() => {
  forgetSession();
  setOnline(true);
  now = issuedAt * 1000;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  renewal.mockReset();
  renewal.mockImplementation(async () => {
    storeToken(anHour);
    return 'renewed';
  });
});

// Tests of one process share the navigator.
afterAll(() => setOnline(true));

describe('the access token for a call', () => {
  it('is undefined without a signed-in user, and Amplify is not loaded', async () => {
    expect(await accessToken()).toBeUndefined();
    expect(renewal).not.toHaveBeenCalled();
  });

  it.each([
    ['is right', 0],
    ['is two hours ahead', 120],
    ['is two hours slow', -120],
    ['is two years slow', -2 * 365 * 24 * 60],
  ])('is the stored token for 50 minutes, even if the device’s clock %s', async (_case, ahead) => {
    pass(ahead);
    storeUser('user', anHour);
    for (let call = 0; call < 39; call += 1) expect(await accessToken()).toBe(anHour);
    pass(49);
    expect(await accessToken()).toBe(anHour);
    expect(renewal).not.toHaveBeenCalled();
    pass(2);
    expect(await accessToken()).toBe('renewed');
    expect(await accessToken()).toBe(anHour);
    expect(renewal).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['forward', 120],
    ['back', -120],
  ])('is renewed once if the clock is set %s', async (_way, change) => {
    storeUser('user', anHour);
    pass(change);
    for (let call = 0; call < 3; call += 1) await accessToken();
    expect(renewal).toHaveBeenCalledTimes(1);
  });

  it('is renewed if the stored token cannot be read, or its time of receipt is unknown', async () => {
    storeUser('user', 'x.y.z');
    expect(await accessToken()).toBe('renewed');
    storeUser('user', anHour);
    removeStored('tokenReceivedAt');
    expect(await accessToken()).toBe('renewed');
  });

  it('is renewed if the server has refused the stored token, unless another token came meanwhile', async () => {
    storeUser('user', anHour);
    expect(await accessToken(anHour)).toBe('renewed');
    expect(await accessToken('an earlier one')).toBe(anHour);
  });

  it('is the stored token until it expires, if it cannot be renewed', async () => {
    const busy = new ApiError({ code: 'SESSION_NOT_RENEWED', status: 503 });
    renewal.mockRejectedValue(busy);
    storeUser('user', anHour);
    pass(51);
    expect(await accessToken()).toBe(anHour);
    await expect(accessToken(anHour)).rejects.toBe(busy);
    pass(10);
    await expect(accessToken()).rejects.toBe(busy);
  });

  it('is not renewed if the browser is offline', async () => {
    setOnline(false);
    storeUser('user', anHour);
    pass(51);
    await expect(accessToken()).rejects.toMatchObject({ code: 'NETWORK' });
    expect(renewal).not.toHaveBeenCalled();
  });
});

describe("a token's lifetime", () => {
  it('is read from its payload, in milliseconds', () => {
    expect(lifetimeOf(aToken(1, 3))).toBe(2000);
    expect(lifetimeOf('nonsense')).toBeUndefined();
  });

  it('schedules the renewal at 50 minutes, or at five sixths of a shorter lifetime', () => {
    expect([renewalAge(6000), renewalAge(7_200_000)]).toEqual([5000, 3_000_000]);
  });
});
