import { IdentityError } from '#web/lib/auth/identity-error.ts';
import { identityErrorCodeOf } from '#web/lib/auth/with-identity.ts';

/**
 * The failure of a call with a code of a code app. Cognito calls a code that was used already an expired one, and ends
 * the session of a sign-in three minutes after the password. Amplify throws SignInException where it holds no sign-in.
 */
export function appCodeFailure(error: unknown): IdentityError {
  const code = identityErrorCodeOf(error);
  if (code === 'WRONG_CODE' || code === 'EXPIRED_CODE') {
    return new IdentityError('WRONG_APP_CODE', error);
  }
  const hasNoSignIn = error instanceof Error && error.name === 'SignInException';
  return new IdentityError(hasNoSignIn ? 'SESSION_ENDED' : code, error);
}
