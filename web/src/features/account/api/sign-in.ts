import { confirmSignIn, type SignInOutput, signIn } from 'aws-amplify/auth';
import { configureAmplify } from '#web/lib/auth/configure-amplify.ts';
import { IdentityError } from '#web/lib/auth/identity-error.ts';
import { identityErrorCodeOf, withIdentity } from '#web/lib/auth/with-identity.ts';
import { removeStored, writeStored } from '#web/lib/storage.ts';
import { storeSession } from './store-session.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Either signed in (as another user than before: `signed-in-as-other`), or the step that is needed first. */
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
    // This device still has the tokens of an earlier user; end that session first.
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
      // The temporary password becomes the new one; the guards then require its change.
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

/** Signs in with e-mail and password. With SRP, the password does not leave the browser. Throws IdentityError. */
export function signInWith(credentials: Credentials): Promise<SignInResult> {
  configureAmplify();
  // Left by an earlier, incomplete sign-in, maybe of another person.
  removeStored('isPasswordRequired');
  return withIdentity(async () =>
    completeSteps(await startSignIn(credentials), credentials.password),
  );
}
