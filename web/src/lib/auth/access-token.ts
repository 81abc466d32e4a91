import { ApiError } from '../http/api-error.ts';
import { readStored } from '../storage.ts';
import { storedUserId } from './stored-user.ts';
import { refreshAt, tokenTimes } from './token-times.ts';

function isFresh(token: string): boolean {
  const times = tokenTimes(token);
  return times !== undefined && Date.now() < refreshAt(times);
}

/**
 * The access token for a call, or undefined when nobody is signed in. Amplify is loaded only to renew a
 * token, so that open pages do without its code. Rejects with ApiError NETWORK where renewal fails, and without
 * trying where the browser has no network.
 */
export async function accessToken(): Promise<string | undefined> {
  if (!storedUserId()) return undefined;
  const token = readStored('my-token');
  if (token && isFresh(token)) return token;
  if (navigator.onLine === false) throw new ApiError({ code: 'NETWORK', status: 0 });
  const { renewToken } = await import('./renew-token.ts');
  return renewToken();
}
