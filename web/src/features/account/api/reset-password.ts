import { confirmResetPassword, resetPassword } from 'aws-amplify/auth';
import { configureAmplify } from '#web/lib/auth/configure-amplify.ts';
import { IdentityError, withIdentity } from '#web/lib/auth/identity-error.ts';

/** Mails a code for a new password. An unknown e-mail looks the same: who has an account is not told. */
export async function requestResetCode(email: string): Promise<void> {
  configureAmplify();
  try {
    await withIdentity(() => resetPassword({ username: email }));
  } catch (error) {
    if (!(error instanceof IdentityError) || error.code !== 'USER_NOT_FOUND') throw error;
  }
}

/** Sets the new password with the mailed code. */
export async function setNewPassword(email: string, code: string, password: string): Promise<void> {
  configureAmplify();
  await withIdentity(() =>
    confirmResetPassword({ username: email, confirmationCode: code, newPassword: password }),
  );
}
