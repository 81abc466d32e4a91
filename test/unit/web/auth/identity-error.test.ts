import { IdentityError, identityErrorCodeOf, withIdentity } from '#web/lib/auth/identity-error.ts';

const named = (name: string, message = '') => Object.assign(new Error(message), { name });

describe("the identity service's errors", () => {
  it.each([
    ['NotAuthorizedException', 'Incorrect username or password.', 'WRONG_CREDENTIALS'],
    ['NotAuthorizedException', 'User is disabled.', 'USER_DISABLED'],
    ['NotAuthorizedException', 'Password attempts exceeded', 'TOO_MANY_ATTEMPTS'],
    ['NotAuthorizedException', 'Temporary password has expired', 'PASSWORD_EXPIRED'],
    ['NotAuthorizedException', 'Refresh Token has been revoked', 'SESSION_ENDED'],
    [
      'NotAuthorizedException',
      'Unauthenticated access is not supported for this identity pool.',
      'GUESTS_NOT_ALLOWED',
    ],
    ['NotAuthorizedException', 'Something else', 'NOT_AUTHORIZED'],
    ['UserNotConfirmedException', '', 'USER_NOT_CONFIRMED'],
    ['UsernameExistsException', '', 'EMAIL_TAKEN'],
    ['ResourceNotFoundException', '', 'RESOURCE_NOT_FOUND'],
    ['TooManyRequestsException', '', 'TOO_MANY_REQUESTS'],
    ['LimitExceededException', '', 'LIMIT_EXCEEDED'],
    ['InvalidParameterException', '', 'INVALID_PARAMETER'],
    ['InvalidPasswordException', '', 'INVALID_PASSWORD'],
    ['CodeMismatchException', '', 'WRONG_CODE'],
    ['ExpiredCodeException', '', 'EXPIRED_CODE'],
    ['AuthUserPoolException', 'Auth UserPool not configured.', 'AUTH_NOT_CONFIGURED'],
    ['NetworkError', 'A network error has occurred.', 'NETWORK'],
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
    expect(identityErrorCodeOf('a string')).toBe('UNEXPECTED');
  });
});
