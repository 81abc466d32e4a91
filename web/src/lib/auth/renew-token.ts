import { fetchAuthSession } from 'aws-amplify/auth';
import { ApiError } from '../http/api-error.ts';
import { configureAmplify } from './configure-amplify.ts';
import { announceSessionEnd } from './session-end.ts';
import { storedUserId, storeUser } from './stored-user.ts';

/** Failures after which only a sign-in helps; the last two mean that no refresh token is left. */
const isOver = new Set([
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
    const userId = storedUserId();
    if (!tokens || !userId) {
      announceSessionEnd();
      return undefined;
    }
    const token = tokens.accessToken.toString();
    storeUser(userId, token);
    return token;
  } catch (cause) {
    if (cause instanceof Error && isOver.has(cause.name)) {
      announceSessionEnd();
      return undefined;
    }
    throw new ApiError({ code: 'NETWORK', status: 0 }, { cause });
  }
}

/** A new access token by the refresh token; calls that ask at the same time share one renewal. */
export function renewToken(): Promise<string | undefined> {
  running ??= renew().finally(() => {
    running = undefined;
  });
  return running;
}
