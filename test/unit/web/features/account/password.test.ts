import { confirmSignIn, signIn, updatePassword } from 'aws-amplify/auth';
import { passwordChange } from '#web/features/account/api/own-account.ts';
import { signInWith } from '#web/features/account/api/sign-in.ts';
import { readStored, writeStored } from '#web/lib/storage.ts';
import { callRoute } from '#web/platform/api/call-route.ts';
import { ApiError } from '#web/platform/http/api-error.ts';

jest.mock('#web/platform/api/call-route.ts', () => ({ callRoute: jest.fn() }));
jest.mock('#web/lib/auth/configure-amplify.ts', () => ({ configureAmplify: jest.fn() }));
jest.mock('#web/features/account/api/store-session.ts', () => ({
  storeSession: async () => false,
}));
jest.mock('aws-amplify/auth');

const isRequired = () => readStored('isPasswordRequired');

describe('a sign-in with a temporary password', () => {
  const credentials = { email: 'jurema@example.com', password: 'Kbrt-4738-2956' };
  const done = { isSignedIn: true, nextStep: { signInStep: 'DONE' } } as const;
  const signInStep = 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED';
  const changeRequired = { isSignedIn: false, nextStep: { signInStep } } as const;

  it('requires its change once the identity service has accepted it', async () => {
    jest.mocked(signIn).mockResolvedValue(changeRequired);
    jest.mocked(confirmSignIn).mockRejectedValueOnce(new Error()).mockResolvedValueOnce(done);
    await expect(signInWith(credentials)).rejects.toMatchObject({ code: 'UNEXPECTED' });
    expect(isRequired()).toBeUndefined();
    expect(await signInWith(credentials)).toBe('signed-in');
    expect(isRequired()).toBe('true');
  });

  it('leaves no requirement for the next user who signs in', async () => {
    writeStored('isPasswordRequired', 'true');
    jest.mocked(signIn).mockResolvedValue(done);
    await signInWith(credentials);
    expect(isRequired()).toBeUndefined();
  });
});

describe('the change of a temporary password', () => {
  const called = jest.mocked(callRoute);
  const change = { previousPassword: 'Kbrt-4738-2956', newPassword: 'Forro#2026' };
  const lost = new ApiError({ code: 'NETWORK', status: 0 });
  const changedAlready = new ApiError({ code: 'INVALID_TRANSITION', status: 409 });
  const keys = () =>
    called.mock.calls.flatMap(([, input]) =>
      'idempotencyKey' in input ? input.idempotencyKey : [],
    );

  beforeEach(() => {
    called.mockReset();
    writeStored('isPasswordRequired', 'true');
  });

  it("is sent again as the same change after a lost answer, and clears the device's flag", async () => {
    called.mockRejectedValueOnce(lost).mockResolvedValueOnce({} as never);
    const changePassword = passwordChange();
    await expect(changePassword(change, true)).rejects.toBe(lost);
    expect(isRequired()).toBeUndefined();
    expect(await changePassword(change, true)).toBe('changed');
    expect(new Set(keys()).size).toBe(1);
  });

  it('counts as made if the server requires none any more', async () => {
    called.mockRejectedValueOnce(lost).mockRejectedValueOnce(changedAlready);
    called.mockResolvedValueOnce({ isPasswordRequired: false } as never);
    const changePassword = passwordChange();
    await expect(changePassword(change, true)).rejects.toBe(lost);
    const other = { ...change, newPassword: 'Frevo#2026' };
    expect(await changePassword(other, true)).toBe('changed-before');
    expect(new Set(keys()).size).toBe(2);
  });

  it('fails if the owner has set another temporary password meanwhile', async () => {
    called.mockRejectedValueOnce(changedAlready);
    called.mockResolvedValueOnce({ isPasswordRequired: true } as never);
    await expect(passwordChange()(change, true)).rejects.toBe(changedAlready);
  });

  it('is made by the identity service if the server does not require it', async () => {
    expect(await passwordChange()(change, false)).toBe('changed');
    const { previousPassword: oldPassword, newPassword } = change;
    expect(updatePassword).toHaveBeenCalledWith({ oldPassword, newPassword });
    expect(isRequired()).toBeUndefined();
    expect(called).not.toHaveBeenCalled();
  });
});
