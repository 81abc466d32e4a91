import type { UserItem } from './user-store.ts';

/** Returns from when on sign-ins count after a change at `now`: its whole second, since tokens have whole seconds. */
export function startOfSignIns(now: Date): string {
  return new Date(Math.floor(now.getTime() / 1000) * 1000).toISOString();
}

/**
 * Returns whether a user may use a session, by its sign-in (seconds since 1970). Sign-ins before `signInsSince`
 * are refused, except the one that changed the temporary password. Source: docs/decisions/identity.md.
 */
export function mayUseSession(
  { signInsSince, signInOfChange }: Pick<UserItem, 'signInsSince' | 'signInOfChange'>,
  authTime: number | undefined,
): boolean {
  if (signInsSince === undefined) return true;
  if (authTime === undefined) return false;
  return authTime * 1000 >= Date.parse(signInsSince) || authTime === signInOfChange;
}
