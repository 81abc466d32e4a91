import { confirmSignIn, fetchAuthSession, type SignInOutput, signIn } from 'aws-amplify/auth';
import { configureAmplify } from '#web/lib/auth/configure-amplify.ts';
import { IdentityError, identityErrorCodeOf, withIdentity } from '#web/lib/auth/identity-error.ts';
import { clearEndNotice } from '#web/lib/auth/session-end.ts';
import { storeUser } from '#web/lib/auth/stored-user.ts';
import { forgetDraftsOfOthers } from '#web/lib/drafts.ts';
import { store } from '#web/lib/storage.ts';

interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** How a sign-in went on: in, or first the e-mail's confirmation, or a new password by code. */
export type SignInResult = 'signed-in' | 'confirm-signup' | 'reset-password';

async function begin({ email, password }: Credentials): Promise<SignInOutput> {
  try {
    return await signIn({ username: email, password });
  } catch (error) {
    if (identityErrorCodeOf(error) !== 'ALREADY_SIGNED_IN') throw error;
    // Tokens of an earlier user are left on this device: they go, and the sign-in starts afresh.
    const { leaveEarlierSession } = await import('./leave-earlier-session.ts');
    await leaveEarlierSession();
    return signIn({ username: email, password });
  }
}

async function rememberUser(): Promise<void> {
  const { tokens, userSub } = await fetchAuthSession();
  if (!tokens || !userSub) throw new IdentityError('UNEXPECTED', undefined);
  storeUser(userSub, tokens.accessToken.toString());
  forgetDraftsOfOthers(userSub);
  clearEndNotice();
}

async function goOn({ nextStep }: SignInOutput, password: string): Promise<SignInResult> {
  switch (nextStep.signInStep) {
    case 'DONE':
      await rememberUser();
      return 'signed-in';
    case 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED':
      // Completed with the password entered; the guards then lead to the change of password.
      store('isPasswordRequired', 'true');
      return goOn(await confirmSignIn({ challengeResponse: password }), password);
    case 'CONFIRM_SIGN_UP':
      return 'confirm-signup';
    case 'RESET_PASSWORD':
      return 'reset-password';
    default:
      throw new IdentityError('STEP_NOT_SUPPORTED', nextStep.signInStep);
  }
}

/** Signs in with e-mail and password (SRP: the password does not leave the browser). */
export function signInWith(credentials: Credentials): Promise<SignInResult> {
  configureAmplify();
  return withIdentity(async () => goOn(await begin(credentials), credentials.password));
}
