import { confirmSignIn } from 'aws-amplify/auth';
import { IdentityError } from '#web/lib/auth/identity-error.ts';
import { identityErrorCodeOf } from '#web/lib/auth/with-identity.ts';

/**
 * Converts a failed call with a code of a code app. Cognito reports a used code as expired, and ends a sign-in three
 * minutes after the password. Amplify throws SignInException if no sign-in is in progress.
 */
export function appCodeFailure(error: unknown): IdentityError {
  const code = identityErrorCodeOf(error);
  if (code === 'WRONG_CODE' || code === 'EXPIRED_CODE') {
    return new IdentityError('WRONG_APP_CODE', error);
  }
  const hasNoSignIn = error instanceof Error && error.name === 'SignInException';
  return new IdentityError(hasNoSignIn ? 'SESSION_ENDED' : code, error);
}

/**
 * Completes a sign-in with a code of a code app. Throws IdentityError: CODE_TOO_LATE if the password is needed again.
 */
export async function confirmCode(code: string): Promise<void> {
  try {
    await confirmSignIn({ challengeResponse: code });
  } catch (error) {
    const failure = appCodeFailure(error);
    throw failure.code === 'SESSION_ENDED' ? new IdentityError('CODE_TOO_LATE', error) : failure;
  }
}
