import { confirmSignIn, type SignInOutput, signIn } from 'aws-amplify/auth';
import { configureAmplify } from '#web/lib/auth/configure-amplify.ts';
import { IdentityError } from '#web/lib/auth/identity-error.ts';
import { identityErrorCodeOf, withIdentity } from '#web/lib/auth/with-identity.ts';
import { removeStored, writeStored } from '#web/lib/storage.ts';
import { storeSession } from './store-session.ts';

interface Credentials {
  readonly email: string;
  readonly password: string;
}

/**
 * Signed in, as the user of an expired session or as somebody else, or the step that is required first: give the code
 * of the code app, confirm the e-mail, or reset the password by a code.
 */
type SignInResult =
  | 'signed-in'
  | 'signed-in-as-other'
  | 'code-required'
  | 'confirm-signup'
  | 'reset-password';

async function startSignIn({ email, password }: Credentials): Promise<SignInOutput> {
  try {
    return await signIn({ username: email, password });
  } catch (error) {
    if (identityErrorCodeOf(error) !== 'ALREADY_SIGNED_IN') throw error;
    // Tokens of an earlier user are on this device: that session is ended first.
    const { leaveEarlierSession } = await import('./leave-earlier-session.ts');
    await leaveEarlierSession();
    return signIn({ username: email, password });
  }
}

async function completeSteps({ nextStep }: SignInOutput, password: string): Promise<SignInResult> {
  switch (nextStep.signInStep) {
    case 'DONE':
      return (await storeSession()) ? 'signed-in-as-other' : 'signed-in';
    case 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED': {
      // The temporary password is set as the new one; the guards then require its change.
      const next = await confirmSignIn({ challengeResponse: password });
      writeStored('isPasswordRequired', 'true');
      return completeSteps(next, password);
    }
    case 'CONFIRM_SIGN_IN_WITH_TOTP_CODE':
      return 'code-required';
    case 'CONFIRM_SIGN_UP':
      return 'confirm-signup';
    case 'RESET_PASSWORD':
      return 'reset-password';
    default:
      throw new IdentityError('STEP_NOT_SUPPORTED', nextStep.signInStep);
  }
}

/** Signs in with e-mail and password, by SRP: the password does not leave the browser. Throws IdentityError. */
export function signInWith(credentials: Credentials): Promise<SignInResult> {
  configureAmplify();
  // Of an earlier sign-in that was not completed, maybe another person's.
  removeStored('isPasswordRequired');
  return withIdentity(async () =>
    completeSteps(await startSignIn(credentials), credentials.password),
  );
}
