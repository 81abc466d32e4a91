import { confirmSignIn } from 'aws-amplify/auth';
import { IdentityError } from '#web/lib/auth/identity-error.ts';
import { appCodeFailure } from './app-code-failure.ts';

/**
 * Completes a sign-in with the code of the user's code app; the session is to be stored then. Throws IdentityError:
 * CODE_TOO_LATE where the password has to be given again.
 */
export async function confirmCode(code: string): Promise<void> {
  try {
    await confirmSignIn({ challengeResponse: code });
  } catch (error) {
    const failure = appCodeFailure(error);
    throw failure.code === 'SESSION_ENDED' ? new IdentityError('CODE_TOO_LATE', error) : failure;
  }
}
