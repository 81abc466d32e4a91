import { IdentityError, type IdentityErrorCode } from './identity-error.ts';

// In a separate file from the error class, which every page loads.
const byName: Readonly<Record<string, IdentityErrorCode>> = {
  NotAuthorizedException: 'NOT_AUTHORIZED',
  ForbiddenException: 'NOT_AUTHORIZED',
  UnauthorizedException: 'NOT_AUTHORIZED',
  UserNotConfirmedException: 'USER_NOT_CONFIRMED',
  UserNotFoundException: 'USER_NOT_FOUND',
  UsernameExistsException: 'EMAIL_TAKEN',
  AliasExistsException: 'EMAIL_TAKEN',
  ResourceNotFoundException: 'RESOURCE_NOT_FOUND',
  TooManyRequestsException: 'TOO_MANY_REQUESTS',
  ThrottlingException: 'TOO_MANY_REQUESTS',
  TooManyFailedAttemptsException: 'TOO_MANY_ATTEMPTS',
  LimitExceededException: 'LIMIT_EXCEEDED',
  InvalidParameterException: 'INVALID_PARAMETER',
  InvalidPasswordException: 'INVALID_PASSWORD',
  PasswordHistoryPolicyViolationException: 'PASSWORD_USED_BEFORE',
  CodeMismatchException: 'WRONG_CODE',
  ExpiredCodeException: 'EXPIRED_CODE',
  EnableSoftwareTokenMFAException: 'WRONG_APP_CODE',
  CodeDeliveryFailureException: 'MAIL_NOT_SENT',
  InvalidEmailRoleAccessPolicyException: 'MAIL_NOT_SENT',
  PasswordResetRequiredException: 'PASSWORD_RESET_REQUIRED',
  UserAlreadyAuthenticatedException: 'ALREADY_SIGNED_IN',
  UserUnAuthenticatedException: 'SESSION_ENDED',
  AuthUserPoolException: 'AUTH_NOT_CONFIGURED',
  AuthTokenConfigException: 'AUTH_NOT_CONFIGURED',
  InvalidIdentityPoolIdException: 'IDENTITY_POOL_MISSING',
  NoIdentityPool: 'IDENTITY_POOL_MISSING',
  NoRegion: 'REGION_MISSING',
  NetworkError: 'NETWORK',
  TimeoutError: 'NETWORK',
};

// NotAuthorizedException covers many failures, which only the message distinguishes.
const byMessage: readonly (readonly [RegExp, IdentityErrorCode])[] = [
  [/incorrect username or password/i, 'WRONG_CREDENTIALS'],
  [/user is disabled|account is disabled/i, 'USER_DISABLED'],
  [/temporary password has expired/i, 'PASSWORD_EXPIRED'],
  // The user requested a code for a new password before the first sign-in.
  [/password cannot be reset/i, 'PASSWORD_STILL_TEMPORARY'],
  [/attempts exceeded/i, 'TOO_MANY_ATTEMPTS'],
  [/unauthenticated access is not supported|guest/i, 'GUESTS_NOT_ALLOWED'],
  [/refresh token|access token|session/i, 'SESSION_ENDED'],
];

/** Returns the code of an error of the identity service (specification, section 8). */
export function identityErrorCodeOf(error: unknown): IdentityErrorCode {
  if (error instanceof IdentityError) return error.code;
  if (!(error instanceof Error)) return 'UNEXPECTED';
  if (error.name === 'NotAuthorizedException') {
    const match = byMessage.find(([pattern]) => pattern.test(error.message));
    if (match) return match[1];
  }
  return byName[error.name] ?? 'UNEXPECTED';
}

/** Calls the identity service. Throws IdentityError. */
export async function withIdentity<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw new IdentityError(identityErrorCodeOf(error), error);
  }
}
