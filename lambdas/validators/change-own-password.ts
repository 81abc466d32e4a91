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

/** A repeated change after a slow success would be refused as a wrong password, so it is sent once. */
const changingClient = awsClient(CognitoIdentityProviderClient, {
  requestTimeout: 8000,
  maxAttempts: 1,
});

/** Cognito's errors for a token that is no access token, has ended, or has no user. */
const refusalsOfToken = [NotAuthorizedException, UserNotFoundException, InvalidParameterException];

/** Not remembered: a second delivery would store this refusal, and the first would answer it after its success. */
const refuse = (path: string, code: FieldError['code']) =>
  new AppError('VALIDATION_FAILED', { errors: [{ path, code }], isRemembered: false });

function refusalOf(error: unknown): unknown {
  if (
    error instanceof NotAuthorizedException ||
    // The contract's rules for the new password match Cognito's, but the previous one may have any form.
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
 * Throws UNAUTHENTICATED for a token that is not valid for its user's own calls, and INVALID_TRANSITION if somebody
 * else reset the user's password.
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
 * Changes the password of an access token's user. Throws UNAUTHENTICATED, VALIDATION_FAILED, INVALID_TRANSITION,
 * TOO_MANY_REQUESTS and Cognito's errors.
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
