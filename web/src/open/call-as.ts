import type { userRoutes } from '#contract/accounts/user-routes.ts';
import type { claimRoutes } from '#contract/claims/routes.ts';
import type { apiPath } from '#contract/http/route.ts';
import type { shopRoutes } from '#contract/shops/routes.ts';
import { accessToken } from '#web/lib/auth/access-token.ts';
import { announceSessionEnd } from '#web/lib/auth/session-end.ts';
import { storedUserId } from '#web/lib/auth/stored-user-id.ts';
import {
  ApiError,
  type ApiErrorCode,
  jsonHeaders,
  tokenHeaders,
  xsrfHeaders,
} from '#web/platform/http/http.ts';

type Called =
  | (typeof userRoutes)['getMe']
  | (typeof claimRoutes)['claimOffer' | 'getClaim']
  | (typeof shopRoutes)['getShopSummary' | 'followShop' | 'unfollowShop'];

export interface Call {
  readonly method: Called['method'];
  readonly path: string;
  readonly body?: object;
}

/** A literal, since the contract would bring its schemas into the page. */
const api: typeof apiPath = '/api';

/** Milliseconds that an attempt may take. */
const timeout = 15_000;

/** Returns a random key. `randomUUID` is missing in Safari 15 and Chrome 90. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');

const failureOf = (status: number, cause?: unknown) =>
  new ApiError({ code: status === 0 ? 'NETWORK' : 'UNEXPECTED', status }, { cause });

/** Returns the refusal of an answer. A gateway's has no code, and only the API says how long to wait. */
async function refusalOf(response: Response): Promise<ApiError> {
  const { status, headers } = response;
  const seconds = Number(headers.get('retry-after'));
  const body: { code?: ApiErrorCode } | null = await response.json().catch(() => null);
  const code = body?.code ?? 'UNEXPECTED';
  return new ApiError({ code, status, retryAfter: seconds * 1000 || undefined });
}

async function send({ method, path, body }: Call, token: string, key: string): Promise<Response> {
  // The app's client needs functions that Safari 15 and Chrome 90 do not have.
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), timeout);
  const isWrite = method !== 'GET';
  try {
    return await fetch(api + path, {
      method,
      headers: {
        ...jsonHeaders,
        ...tokenHeaders(token),
        ...xsrfHeaders(method, document.cookie),
        ...(isWrite && { 'Idempotency-Key': key }),
      },
      body: body ? JSON.stringify(body) : null,
      // A change is sent although the visitor leaves the page at once.
      keepalive: isWrite,
      signal: controller.signal,
    });
  } catch (cause) {
    throw failureOf(0, cause);
  } finally {
    clearTimeout(timer);
  }
}

/** Sends a call with a token other than `refused`, but never with the token of another user from another tab. */
async function attempt(userId: string, call: Call, key: string, refused?: string) {
  const token = await accessToken(refused);
  if (!token || storedUserId() !== userId) throw failureOf(401);
  return { token, response: await send(call, token, key) };
}

/**
 * Calls the API as a user, and returns the body of the answer. A 401 renews the token once; a second 401 ends the
 * session. Rejects with an ApiError; its status is 401 if the session has ended, or if another user has signed in in
 * another tab. A call that is sent again after a lost answer has the same key.
 */
export async function callAs(userId: string, call: Call, key = newKey()): Promise<unknown> {
  const first = await attempt(userId, call, key);
  let { response } = first;
  if (response.status === 401) {
    ({ response } = await attempt(userId, call, key, first.token));
    if (response.status === 401 && storedUserId() === userId) announceSessionEnd();
  }
  if (!response.ok) throw await refusalOf(response);
  return response.status === 204 ? undefined : response.json();
}
