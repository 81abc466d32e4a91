import { confirmSignIn } from 'aws-amplify/auth';
import { IdentityError } from '#web/lib/auth/identity-error.ts';
import { appCodeFailure } from './app-code-failure.ts';

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
