import {
  ChangePasswordCommand,
  GetUserCommand,
  InvalidPasswordException,
  LimitExceededException,
  NotAuthorizedException,
  PasswordHistoryPolicyViolationException,
  TooManyRequestsException,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import type { FieldError } from '#contract/errors.ts';
import type { FirstAccessInput } from '#contract/validators.ts';
import { AppError } from '../shared/app-error.ts';
import { userPool } from '../shared/identity/user-pool.ts';

/** Seconds to wait after too many wrong passwords. Cognito locks out for 15 minutes at most. */
const lockedSeconds = 900;

/** Throws UNAUTHENTICATED for a token that the user pool does not accept for its user's own calls. */
async function requireAccessToken(AccessToken: string): Promise<void> {
  try {
    await userPool.send(new GetUserCommand({ AccessToken }));
  } catch (error) {
    if (!(error instanceof NotAuthorizedException || error instanceof UserNotFoundException)) {
      throw error;
    }
    const detail =
      'This call needs an access token of a session that has not ended, not an ID token';
    throw new AppError('UNAUTHENTICATED', { detail });
  }
}

function refusalOf(error: unknown): unknown {
  const refuse = (path: string, code: FieldError['code']) =>
    new AppError('VALIDATION_FAILED', { errors: [{ path, code }] });
  if (error instanceof NotAuthorizedException) return refuse('previousPassword', 'WRONG_PASSWORD');
  if (
    error instanceof InvalidPasswordException ||
    error instanceof PasswordHistoryPolicyViolationException
  ) {
    return refuse('newPassword', 'INVALID_FORMAT');
  }
  if (error instanceof LimitExceededException) {
    return new AppError('TOO_MANY_REQUESTS', { retryAfter: lockedSeconds });
  }
  if (error instanceof TooManyRequestsException) {
    return new AppError('TOO_MANY_REQUESTS', { retryAfter: 1 });
  }
  return error;
}

/**
 * Changes the password of the user of an access token, which proves that it was changed. Throws UNAUTHENTICATED,
 * VALIDATION_FAILED, TOO_MANY_REQUESTS and Cognito's errors.
 */
export async function changeOwnPassword(
  AccessToken: string,
  { previousPassword, newPassword }: FirstAccessInput,
): Promise<void> {
  // Both calls refuse with the same error, so the token is tried alone first.
  await requireAccessToken(AccessToken);
  try {
    await userPool.send(
      new ChangePasswordCommand({
        AccessToken,
        PreviousPassword: previousPassword,
        ProposedPassword: newPassword,
      }),
    );
  } catch (error) {
    throw refusalOf(error);
  }
}
