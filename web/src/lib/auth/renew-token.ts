import { fetchAuthSession } from 'aws-amplify/auth';
import { ApiError } from '../http/api-error.ts';
import { store } from '../storage.ts';
import { configureAmplify } from './configure-amplify.ts';
import { announceSessionEnd } from './session-end.ts';
import { storedUserId } from './stored-user.ts';

/** Errors after which the user must sign in again; the last two mean that there is no refresh token. */
const sessionEndErrors = new Set([
  'NotAuthorizedException',
  'TokenRevokedException',
  'RefreshTokenReuseException',
  'UserNotFoundException',
  'UserNotConfirmedException',
  'PasswordResetRequiredException',
  'UserUnAuthenticatedException',
  'TokenRefreshException',
]);

let running: Promise<string | undefined> | undefined;

async function renew(): Promise<string | undefined> {
  configureAmplify();
  try {
    const { tokens } = await fetchAuthSession({ forceRefresh: true });
    if (!tokens || !storedUserId()) {
      announceSessionEnd();
      return undefined;
    }
    const token = tokens.accessToken.toString();
    store('my-token', token);
    return token;
  } catch (cause) {
    if (cause instanceof Error && sessionEndErrors.has(cause.name)) {
      announceSessionEnd();
      return undefined;
    }
    throw new ApiError({ code: 'NETWORK', status: 0 }, { cause });
  }
}

/**
 * Gets a new access token with the refresh token; concurrent calls share one renewal. Resolves with
 * undefined where the session has ended, and rejects with ApiError NETWORK on other failures.
 */
export function renewToken(): Promise<string | undefined> {
  running ??= renew().finally(() => {
    running = undefined;
  });
  return running;
}
