import { IdentityError } from '#web/lib/auth/identity-error.ts';
import { identityErrorCodeOf, withIdentity } from '#web/lib/auth/with-identity.ts';

const named = (name: string, message = '') => Object.assign(new Error(message), { name });

describe("the identity service's errors", () => {
  it.each([
    ['NotAuthorizedException', 'Incorrect username or password.', 'WRONG_CREDENTIALS'],
    ['NotAuthorizedException', 'User is disabled.', 'USER_DISABLED'],
    ['NotAuthorizedException', 'Password attempts exceeded', 'TOO_MANY_ATTEMPTS'],
    ['NotAuthorizedException', 'Temporary password has expired', 'PASSWORD_EXPIRED'],
    [
      'NotAuthorizedException',
      'User password cannot be reset in the current state.',
      'PASSWORD_STILL_TEMPORARY',
    ],
    ['NotAuthorizedException', 'Refresh Token has been revoked', 'SESSION_ENDED'],
    [
      'NotAuthorizedException',
      'Unauthenticated access is not supported for this identity pool.',
      'GUESTS_NOT_ALLOWED',
    ],
    ['NotAuthorizedException', 'Something else', 'NOT_AUTHORIZED'],
    ['UserNotConfirmedException', '', 'USER_NOT_CONFIRMED'],
    ['ForbiddenException', '', 'NOT_AUTHORIZED'],
    ['UnauthorizedException', '', 'NOT_AUTHORIZED'],
    ['UserNotFoundException', '', 'USER_NOT_FOUND'],
    ['UsernameExistsException', '', 'EMAIL_TAKEN'],
    ['AliasExistsException', '', 'EMAIL_TAKEN'],
    ['ResourceNotFoundException', '', 'RESOURCE_NOT_FOUND'],
    ['TooManyRequestsException', '', 'TOO_MANY_REQUESTS'],
    ['ThrottlingException', '', 'TOO_MANY_REQUESTS'],
    ['TooManyFailedAttemptsException', '', 'TOO_MANY_ATTEMPTS'],
    ['LimitExceededException', '', 'LIMIT_EXCEEDED'],
    ['InvalidParameterException', '', 'INVALID_PARAMETER'],
    ['InvalidPasswordException', '', 'INVALID_PASSWORD'],
    ['PasswordHistoryPolicyViolationException', '', 'PASSWORD_USED_BEFORE'],
    ['PasswordResetRequiredException', '', 'PASSWORD_RESET_REQUIRED'],
    ['CodeMismatchException', '', 'WRONG_CODE'],
    // Only the message of a NotAuthorizedException is read.
    ['CodeMismatchException', 'Invalid session for the user.', 'WRONG_CODE'],
    ['ExpiredCodeException', '', 'EXPIRED_CODE'],
    ['EnableSoftwareTokenMFAException', 'Code mismatch', 'WRONG_APP_CODE'],
    ['CodeDeliveryFailureException', '', 'MAIL_NOT_SENT'],
    ['InvalidEmailRoleAccessPolicyException', '', 'MAIL_NOT_SENT'],
    ['UserAlreadyAuthenticatedException', '', 'ALREADY_SIGNED_IN'],
    ['UserUnAuthenticatedException', '', 'SESSION_ENDED'],
    ['AuthUserPoolException', 'Auth UserPool not configured.', 'AUTH_NOT_CONFIGURED'],
    ['AuthTokenConfigException', '', 'AUTH_NOT_CONFIGURED'],
    ['InvalidIdentityPoolIdException', '', 'IDENTITY_POOL_MISSING'],
    ['NoIdentityPool', '', 'IDENTITY_POOL_MISSING'],
    ['NoRegion', '', 'REGION_MISSING'],
    ['NetworkError', 'A network error has occurred.', 'NETWORK'],
    ['TimeoutError', '', 'NETWORK'],
    ['WhoKnows', '', 'UNEXPECTED'],
  ])('%s "%s" is %s', (name, message, code) => {
    expect(identityErrorCodeOf(named(name, message))).toBe(code);
  });

  it('are thrown as IdentityError with their cause', async () => {
    const cause = named('CodeMismatchException');
    const failing = withIdentity(() => Promise.reject(cause));
    await expect(failing).rejects.toMatchObject({
      name: 'IdentityError',
      code: 'WRONG_CODE',
      cause,
    });
  });

  it('keep the code of an IdentityError', () => {
    expect(identityErrorCodeOf(new IdentityError('EMAIL_TAKEN', undefined))).toBe('EMAIL_TAKEN');
  });

  it.each(['NetworkError', null, undefined])('are UNEXPECTED if %j is thrown', (thrown) => {
    expect(identityErrorCodeOf(thrown)).toBe('UNEXPECTED');
  });
});
