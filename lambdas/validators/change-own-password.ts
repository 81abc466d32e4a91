import {
  ChangePasswordCommand,
  CognitoIdentityProviderClient,
  GetUserCommand,
  InvalidParameterException,
  InvalidPasswordException,
  LimitExceededException,
  NotAuthorizedException,
  PasswordHistoryPolicyViolationException,
  PasswordResetRequiredException,
  TooManyRequestsException,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import type { FieldError } from '#contract/http/errors.ts';
import type { FirstAccessInput } from '#contract/validators/validators.ts';
import { awsClient } from '#lambdas/platform/aws/aws-client.ts';
import { AppError } from '#lambdas/platform/errors/app-error.ts';
import { userPoolClient } from '#lambdas/platform/identity/user-pool.ts';

/** Seconds to wait after too many wrong passwords. Cognito locks out for 15 minutes at most. */
const lockedSeconds = 900;

/**
 * A change that is sent again after a slow success is refused as a wrong password, so it is sent once, and may
 * take longer than other calls.
 */
const changingClient = awsClient(CognitoIdentityProviderClient, {
  requestTimeout: 8000,
  maxAttempts: 1,
});

/** What Cognito answers to a token that is no access token, has ended, or has no user. */
const refusalsOfToken = [NotAuthorizedException, UserNotFoundException, InvalidParameterException];

/** Not remembered: a second delivery of a request would store it, and the first give it after its success. */
const refuse = (path: string, code: FieldError['code']) =>
  new AppError('VALIDATION_FAILED', { errors: [{ path, code }], isRemembered: false });

function refusalOf(error: unknown): unknown {
  if (
    error instanceof NotAuthorizedException ||
    // The contract allows only what Cognito does for the new password, but anything for the previous one.
    error instanceof InvalidParameterException
  ) {
    return refuse('previousPassword', 'WRONG_PASSWORD');
  }
  if (error instanceof PasswordResetRequiredException) return new AppError('INVALID_TRANSITION');
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
 * Throws UNAUTHENTICATED for a token that the user pool does not accept for its user's own calls, and
 * INVALID_TRANSITION for a user whose password somebody else reset.
 */
async function requireAccessToken(AccessToken: string): Promise<void> {
  try {
    await userPoolClient.send(new GetUserCommand({ AccessToken }));
  } catch (error) {
    if (!refusalsOfToken.some((refusal) => error instanceof refusal)) throw refusalOf(error);
    const detail =
      'This call needs an access token of a session that has not ended, not an ID token';
    throw new AppError('UNAUTHENTICATED', { detail });
  }
}

/**
 * Changes the password of the user of an access token, which proves that it was changed. Throws UNAUTHENTICATED,
 * VALIDATION_FAILED, INVALID_TRANSITION, TOO_MANY_REQUESTS and Cognito's errors.
 */
export async function changeOwnPassword(
  AccessToken: string,
  { previousPassword, newPassword }: FirstAccessInput,
): Promise<void> {
  // Both calls refuse with the same error, so the token is tried alone first.
  await requireAccessToken(AccessToken);
  try {
    await changingClient.send(
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
