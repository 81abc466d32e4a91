import { ApiError } from '#web/platform/http/http.ts';
import { storedToken } from './stored-user.ts';
import { storedUserId } from './stored-user-id.ts';

/** Returns an access token's lifetime in milliseconds, without verifying it; undefined if unknown. */
export function lifetimeOf(token: string): number | undefined {
  try {
    const payload = token.split('.')[1] ?? '';
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    const { iat, exp } = claims as { iat?: unknown; exp?: unknown };
    return typeof iat === 'number' && typeof exp === 'number' ? (exp - iat) * 1000 : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the age for renewing a token in milliseconds: 50 minutes, or five sixths of a shorter lifetime. */
export function renewalAge(lifetime: number): number {
  const fiftyMinutes = 50 * 60 * 1000;
  return Math.min(fiftyMinutes, (lifetime * 5) / 6);
}

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
