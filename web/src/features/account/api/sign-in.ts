import { confirmSignIn, fetchAuthSession, type SignInOutput, signIn } from 'aws-amplify/auth';
import { configureAmplify } from '#web/lib/auth/configure-amplify.ts';
import { IdentityError, identityErrorCodeOf, withIdentity } from '#web/lib/auth/identity-error.ts';
import { clearSessionEnd } from '#web/lib/auth/session-end.ts';
import { storeUser } from '#web/lib/auth/stored-user.ts';
import { deleteDraftsOfOthers } from '#web/lib/form-drafts.ts';
import { store } from '#web/lib/storage.ts';

interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Signed in, or the step that is required first: confirm the e-mail, or reset the password by a code. */
type SignInResult = 'signed-in' | 'confirm-signup' | 'reset-password';

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

async function storeSession(): Promise<void> {
  const { tokens, userSub } = await fetchAuthSession();
  if (!tokens || !userSub) throw new IdentityError('UNEXPECTED', undefined);
  storeUser(userSub, tokens.accessToken.toString());
  deleteDraftsOfOthers(userSub);
  clearSessionEnd();
}

async function completeSteps({ nextStep }: SignInOutput, password: string): Promise<SignInResult> {
  switch (nextStep.signInStep) {
    case 'DONE':
      await storeSession();
      return 'signed-in';
    case 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED':
      // The temporary password is set as the new one; the guards then require its change.
      store('isPasswordRequired', 'true');
      return completeSteps(await confirmSignIn({ challengeResponse: password }), password);
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
  return withIdentity(async () =>
    completeSteps(await startSignIn(credentials), credentials.password),
  );
}
