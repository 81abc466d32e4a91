import { appCodeFailure } from '#web/features/account/api/app-code.ts';

const named = (name: string, message = '') => Object.assign(new Error(message), { name });

describe('the failure of a code of an authenticator app', () => {
  it.each([
    ['CodeMismatchException', 'Invalid code received for user', 'WRONG_APP_CODE'],
    // Cognito's answer to a code that was already used.
    ['ExpiredCodeException', 'Your software token has already been used once.', 'WRONG_APP_CODE'],
    ['EnableSoftwareTokenMFAException', 'Code mismatch', 'WRONG_APP_CODE'],
    [
      'NotAuthorizedException',
      'Invalid session for the user, session is expired.',
      'SESSION_ENDED',
    ],
    ['SignInException', 'An error occurred during the sign in process.', 'SESSION_ENDED'],
    ['NotAuthorizedException', 'User is disabled.', 'USER_DISABLED'],
    ['TooManyRequestsException', '', 'TOO_MANY_REQUESTS'],
    ['NetworkError', 'A network error has occurred.', 'NETWORK'],
  ])('%s "%s" is %s', (name, message, code) => {
    expect(appCodeFailure(named(name, message)).code).toBe(code);
  });
});
