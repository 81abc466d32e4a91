import { ApiError } from '#web/platform/http/http.ts';
import { storedToken, storedUserId } from './stored-user.ts';
import { lifetimeOf, renewalAge } from './token-lifetime.ts';

/**
 * The access token for a call, or undefined when nobody is signed in. `refused` is one that the server did not accept.
 * Amplify is loaded only to renew a token, so that open pages do without its code. A token that cannot be renewed is used
 * until it expires; then this rejects with the ApiError of the renewal, and with NETWORK without trying where the browser
 * has no network.
 */
export async function accessToken(refused?: string): Promise<string | undefined> {
  if (!storedUserId()) return undefined;
  const { token, age } = storedToken();
  const lifetime = token && token !== refused ? lifetimeOf(token) : undefined;
  // The age is below zero where the device's clock was set back.
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
