import {
  autoSignIn,
  confirmResetPassword,
  confirmSignUp,
  resendSignUpCode,
  resetPassword,
} from 'aws-amplify/auth';
import { configureAmplify } from '#web/lib/auth/configure-amplify.ts';
import { forgetIntent } from '#web/lib/auth/forget-intent.ts';
import { IdentityError } from '#web/lib/auth/identity-error.ts';
import { forgetUser } from '#web/lib/auth/session-end.ts';
import { storedUserId } from '#web/lib/auth/stored-user-id.ts';
import { withIdentity } from '#web/lib/auth/with-identity.ts';
import { leaveEarlierSession } from './leave-earlier-session.ts';
import { storeSession } from './store-session.ts';

/** `signed-in-as-other` means that another user was signed in before. */
type Confirmation = 'signed-in' | 'signed-in-as-other' | 'confirmed';

/**
 * Confirms an e-mail with its code. Also signs in if this page created the account within three minutes, while Amplify
 * has the password in memory. Throws IdentityError if the code is refused.
 */
export async function confirmSignUpWith(email: string, code: string): Promise<Confirmation> {
  configureAmplify();
  const { nextStep } = await withIdentity(() =>
    confirmSignUp({ username: email, confirmationCode: code }),
  );
  try {
    // A new account must not continue as the user who was signed in on this device.
    const isOtherSignedIn = storedUserId() !== undefined;
    if (isOtherSignedIn) {
      await leaveEarlierSession();
      forgetUser();
      forgetIntent();
    }
    if (nextStep.signUpStep !== 'COMPLETE_AUTO_SIGN_IN') return 'confirmed';
    await autoSignIn();
    const isOther = await storeSession();
    return isOther || isOtherSignedIn ? 'signed-in-as-other' : 'signed-in';
  } catch {
    // The code is used, so this is no failure: the person signs in with the password.
    return 'confirmed';
  }
}

/** Sends another code by e-mail. Throws IdentityError. */
export async function resendCode(email: string): Promise<void> {
  configureAmplify();
  await withIdentity(() => resendSignUpCode({ username: email }));
}

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
