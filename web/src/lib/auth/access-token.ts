import { ApiError } from '../http/api-error.ts';
import { readStored } from '../storage.ts';
import { storedUserId } from './stored-user.ts';
import { refreshAt, type TokenTimes, tokenTimes } from './token-times.ts';

/** Whether a token is accepted until it is renewed, or at all. */
function isUsable(token: string, until: (times: TokenTimes) => number): boolean {
  const times = tokenTimes(token);
  return times !== undefined && Date.now() < until(times);
}

/**
 * The access token for a call, or undefined when nobody is signed in. Amplify is loaded only to renew a
 * token, so that open pages do without its code. A token that cannot be renewed is used until it expires; then this
 * rejects with the ApiError of the renewal, and with NETWORK without trying where the browser has no network.
 */
export async function accessToken(): Promise<string | undefined> {
  if (!storedUserId()) return undefined;
  const token = readStored('my-token');
  if (token && isUsable(token, refreshAt)) return token;
  if (navigator.onLine === false) throw new ApiError({ code: 'NETWORK', status: 0 });
  try {
    const { renewToken } = await import('./renew-token.ts');
    return await renewToken();
  } catch (error) {
    if (token && isUsable(token, ({ expiresAt }) => expiresAt)) return token;
    throw error;
  }
}
