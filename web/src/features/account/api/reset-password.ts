import { confirmResetPassword, resetPassword } from 'aws-amplify/auth';
import { configureAmplify } from '#web/lib/auth/configure-amplify.ts';
import { IdentityError } from '#web/lib/auth/identity-error.ts';
import { withIdentity } from '#web/lib/auth/with-identity.ts';

/** Sends a code for a new password. Hides whether the e-mail has an account. Throws IdentityError. */
export async function requestResetCode(email: string): Promise<void> {
  configureAmplify();
  try {
    await withIdentity(() => resetPassword({ username: email }));
  } catch (error) {
    if (!(error instanceof IdentityError) || error.code !== 'USER_NOT_FOUND') throw error;
  }
}

/** Sets a new password with the code from the e-mail. Throws IdentityError. */
export async function setNewPassword(email: string, code: string, password: string): Promise<void> {
  configureAmplify();
  await withIdentity(() =>
    confirmResetPassword({ username: email, confirmationCode: code, newPassword: password }),
  );
}
