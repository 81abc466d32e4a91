import { parseInput } from '#contract/http/field-errors.ts';
import { accountRemoval } from '#web/features/account/api/own-account.ts';
import { removalInput } from '#web/features/account/removal-schema.ts';
import { accessToken } from '#web/lib/auth/access-token.ts';
import { hasSessionEnded } from '#web/lib/auth/session-end.ts';
import { storeUser } from '#web/lib/auth/stored-user.ts';
import { storedUserId } from '#web/lib/auth/stored-user-id.ts';
import { callRoute } from '#web/platform/api/call-route.ts';
import { ApiError } from '#web/platform/http/api-error.ts';
import { chooseSubscription, subscriptionIdOf } from '#web/platform/push/push-switch.ts';
import { savedFirstSteps, saveFirstSteps } from '#web/session/saved-first-steps.ts';
import { useStorages } from '../../support/a-storage.ts';

jest.mock('#web/platform/api/call-route.ts', () => ({ callRoute: jest.fn() }));
jest.mock('#web/lib/auth/access-token.ts', () => ({ accessToken: jest.fn() }));

const userId = '7b5c9a52-5a3f-4f3e-9d55-0c4a3a1f6a11';
const called = jest.mocked(callRoute);
const refusal = new ApiError({ code: 'UNAUTHENTICATED', status: 401 });
const lost = new ApiError({ code: 'NETWORK', status: 0 });

/** Answers the calls by method and path, each with the next of its answers. */
function answer(answers: Readonly<Record<string, (Error | undefined)[]>>): void {
  called.mockImplementation(async ({ method, path }) => {
    const error = answers[`${method} ${path}`]?.shift();
    if (error) throw error;
    return undefined as never;
  });
}

const me = 'GET /users/me';
const account = 'DELETE /businesses/account/{name}';

describe('the removal of an account', () => {
  useStorages();
  beforeEach(() => {
    storeUser(userId, 'token');
    jest.mocked(accessToken).mockResolvedValue('token');
  });

  it("requests the removal, and removes the user's data from the device", async () => {
    answer({});
    saveFirstSteps(userId, 'shared');
    chooseSubscription(userId);
    sessionStorage.setItem('intent', '{}');
    await accountRemoval(userId)();
    const input = { params: { name: userId }, query: {} };
    expect(called).toHaveBeenLastCalledWith(expect.objectContaining({ method: 'DELETE' }), input);
    expect(storedUserId()).toBeUndefined();
    expect(savedFirstSteps(userId)).toBeUndefined();
    expect(subscriptionIdOf(userId)).toBeUndefined();
    expect(sessionStorage.getItem('intent')).toBeNull();
  });

  it('is complete if an answer was lost and the account is gone', async () => {
    answer({ [account]: [lost, refusal] });
    const remove = accountRemoval(userId);
    await expect(remove()).rejects.toBe(lost);
    expect(storedUserId()).toBe(userId);
    await remove();
    expect(storedUserId()).toBeUndefined();
    expect(hasSessionEnded()).toBe(false);
  });

  it('is not complete if the session had ended before it was sent', async () => {
    answer({ [me]: [refusal] });
    await expect(accountRemoval(userId)()).rejects.toBe(refusal);
  });

  it('is not complete if the session ended after a lost answer', async () => {
    answer({ [account]: [lost, refusal] });
    const remove = accountRemoval(userId);
    await expect(remove()).rejects.toBe(lost);
    jest.mocked(accessToken).mockResolvedValue(undefined);
    await expect(remove()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(storedUserId()).toBe(userId);
  });

  it('is not complete if the session ended after the server had refused it', async () => {
    const busy = new ApiError({ code: 'TOO_MANY_REQUESTS', status: 429 });
    answer({ [me]: [undefined, refusal], [account]: [busy] });
    const remove = accountRemoval(userId);
    await expect(remove()).rejects.toBe(busy);
    await expect(remove()).rejects.toBe(refusal);
  });
});

it.each([
  ['ana@loja.test', undefined],
  [' Ana@Loja.test ', undefined],
  ['\u200bana@\u2060loja.test\ufeff', undefined],
  ['', 'REQUIRED'],
  ['ana@loja', 'INVALID_VALUE'],
])('the e-mail %j confirms the removal, or has the error %j', (ownEmail, code) => {
  const checked = parseInput(removalInput('Ana@loja.test'), { ownEmail });
  expect(checked.success ? [] : checked.errors).toEqual(code ? [{ path: 'ownEmail', code }] : []);
});
