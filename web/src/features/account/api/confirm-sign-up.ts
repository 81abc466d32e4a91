import { autoSignIn, confirmSignUp, resendSignUpCode } from 'aws-amplify/auth';
import { configureAmplify } from '#web/lib/auth/configure-amplify.ts';
import { forgetUser } from '#web/lib/auth/forget-user.ts';
import { storedUserId } from '#web/lib/auth/stored-user.ts';
import { withIdentity } from '#web/lib/auth/with-identity.ts';
import { leaveEarlierSession } from './leave-earlier-session.ts';
import { storeSession } from './store-session.ts';

/** Signed in, as the user of an expired session or as somebody else, or only confirmed. */
type Confirmation = 'signed-in' | 'signed-in-as-other' | 'confirmed';

/**
 * Confirms an e-mail with the code that was sent to it. Signs in where the account was made on this page in the last
 * three minutes: for so long Amplify keeps the password in memory. Throws IdentityError where the code is refused.
 */
export async function confirmSignUpWith(email: string, code: string): Promise<Confirmation> {
  configureAmplify();
  const { nextStep } = await withIdentity(() =>
    confirmSignUp({ username: email, confirmationCode: code }),
  );
  try {
    // Whoever made the account on this device is not to go on as the user who was signed in there.
    const isOtherSignedIn = storedUserId() !== undefined;
    if (isOtherSignedIn) {
      await leaveEarlierSession();
      forgetUser();
    }
    if (nextStep.signUpStep !== 'COMPLETE_AUTO_SIGN_IN') return 'confirmed';
    await autoSignIn();
    const isOther = await storeSession();
    return isOther || isOtherSignedIn ? 'signed-in-as-other' : 'signed-in';
  } catch {
    // The code is used up, so this is no failure: the person signs in with the password.
    return 'confirmed';
  }
}

/** Sends another code by e-mail. Throws IdentityError. */
export async function resendCode(email: string): Promise<void> {
  configureAmplify();
  await withIdentity(() => resendSignUpCode({ username: email }));
}
