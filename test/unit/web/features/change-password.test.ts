import { updatePassword } from 'aws-amplify/auth';
import { passwordChange } from '#web/features/account/api/own-account.ts';
import { readStored, writeStored } from '#web/lib/storage.ts';
import { callRoute } from '#web/platform/api/call-route.ts';
import { ApiError } from '#web/platform/http/api-error.ts';

jest.mock('#web/platform/api/call-route.ts', () => ({ callRoute: jest.fn() }));
jest.mock('#web/lib/auth/configure-amplify.ts', () => ({ configureAmplify: jest.fn() }));
jest.mock('aws-amplify/auth', () => ({ updatePassword: jest.fn() }));

const called = jest.mocked(callRoute);
const change = { previousPassword: 'Kbrt-4738-2956', newPassword: 'Forro#2026' };
const lost = new ApiError({ code: 'NETWORK', status: 0 });
const changedAlready = new ApiError({ code: 'INVALID_TRANSITION', status: 409 });

function answer(...answers: unknown[]): void {
  called.mockReset().mockImplementation(async () => {
    const next = answers.shift();
    if (next instanceof Error) throw next;
    return next as never;
  });
}

const keys = () =>
  called.mock.calls.flatMap(([, input]) => ('idempotencyKey' in input ? input.idempotencyKey : []));

describe('the change of a temporary password', () => {
  beforeEach(() => writeStored('isPasswordRequired', 'true'));

  it("is sent again as the same change after a lost answer, and clears the device's flag", async () => {
    answer(lost, {});
    const changePassword = passwordChange();
    await expect(changePassword(change, true)).rejects.toBe(lost);
    expect(readStored('isPasswordRequired')).toBeUndefined();
    expect(await changePassword(change, true)).toBe('changed');
    const [first, second] = keys();
    expect(second).toBe(first);
  });

  it('counts as made if the server requires none any more', async () => {
    answer(lost, changedAlready, { isPasswordRequired: false });
    const changePassword = passwordChange();
    await expect(changePassword(change, true)).rejects.toBe(lost);
    const other = { ...change, newPassword: 'Frevo#2026' };
    expect(await changePassword(other, true)).toBe('changed-before');
    expect(new Set(keys()).size).toBe(2);
  });

  it('fails if the owner has set another temporary password meanwhile', async () => {
    answer(changedAlready, { isPasswordRequired: true });
    await expect(passwordChange()(change, true)).rejects.toBe(changedAlready);
  });

  it('is made by the identity service if the server does not require it', async () => {
    answer();
    expect(await passwordChange()(change, false)).toBe('changed');
    expect(updatePassword).toHaveBeenCalledWith({
      oldPassword: change.previousPassword,
      newPassword: change.newPassword,
    });
    expect(readStored('isPasswordRequired')).toBeUndefined();
    expect(called).not.toHaveBeenCalled();
  });
});
