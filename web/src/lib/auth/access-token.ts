import { ApiError } from '#web/platform/http/http.ts';
import { storedToken, storedUserId } from './stored-user.ts';
import { lifetimeOf, renewalAge } from './token-lifetime.ts';

/**
 * Returns the access token for a call, other than `refused`; undefined if nobody is signed in. Loads Amplify only to
 * renew a token, so that open pages work without it. If the renewal fails, returns the old token until it expires, then
 * rejects with the renewal's ApiError; offline, with NETWORK.
 */
export async function accessToken(refused?: string): Promise<string | undefined> {
  if (!storedUserId()) return undefined;
  const { token, age } = storedToken();
  const lifetime = token && token !== refused ? lifetimeOf(token) : undefined;
  // The age is negative if the device's clock was set back.
  if (lifetime && age >= 0 && age < renewalAge(lifetime)) return token;
  if (navigator.onLine === false) throw new ApiError({ code: 'NETWORK', status: 0 });
  try {
    const { renewToken } = await import('./renew-token.ts');
    return await renewToken();
  } catch (error) {
    if (lifetime && age < lifetime) return token;
    throw error;
  }
}
