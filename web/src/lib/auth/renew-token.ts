import { fetchAuthSession } from 'aws-amplify/auth';
import { needAppConfig } from '#web/config/app-config.ts';
import { ApiError } from '#web/platform/http/http.ts';
import { configureAmplify } from './configure-amplify.ts';
import { announceSessionEnd } from './session-end.ts';
import { storeToken } from './stored-user.ts';
import { storedUserId } from './stored-user-id.ts';
import { identityErrorCodeOf } from './with-identity.ts';

/** Errors that require a new sign-in; the last two mean that there is no refresh token. */
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

/** Milliseconds between a refused renewal and the next one; otherwise each call would add load to a busy service. */
const pause = 20_000;

let running: Promise<string | undefined> | undefined;
/** Why the identity service refused to renew the token, and when to ask again (`performance.now`). */
let refusal: { readonly error: ApiError; readonly until: number } | undefined;

function failureOf(cause: unknown): ApiError {
  if (identityErrorCodeOf(cause) === 'NETWORK') {
    return new ApiError({ code: 'NETWORK', status: 0 }, { cause });
  }
  const error = new ApiError({ code: 'SESSION_NOT_RENEWED', status: 503 }, { cause });
  refusal = { error, until: performance.now() + pause };
  return error;
}

async function renew(): Promise<string | undefined> {
  try {
    await needAppConfig();
    configureAmplify();
    const { tokens } = await fetchAuthSession({ forceRefresh: true });
    if (!tokens || !storedUserId()) {
      announceSessionEnd();
      return undefined;
    }
    const token = tokens.accessToken.toString();
    storeToken(token);
    return token;
  } catch (cause) {
    if (cause instanceof Error && sessionEndErrors.has(cause.name)) {
      announceSessionEnd();
      return undefined;
    }
    throw failureOf(cause);
  }
}

/**
 * Gets a new access token with the refresh token; concurrent calls share one renewal. Returns undefined if the session
 * has ended. Rejects with ApiError NETWORK if the service is unreachable, and with SESSION_NOT_RENEWED if it is busy or
 * fails; it is then not asked again for twenty seconds.
 */
export async function renewToken(): Promise<string | undefined> {
  if (refusal && performance.now() < refusal.until) throw refusal.error;
  running ??= renew().finally(() => {
    running = undefined;
  });
  return running;
}
