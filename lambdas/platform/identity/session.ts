import type { UserItem } from './user-store.ts';

/** From when on sign-ins count, for a change at `now`: its whole second, since tokens have whole seconds. */
export function startOfSignIns(now: Date): string {
  return new Date(Math.floor(now.getTime() / 1000) * 1000).toISOString();
}

/**
 * Whether a user may use a session, by when they signed in (seconds since 1970). Where the item says since when
 * sign-ins count, an earlier one is refused, except that by which the temporary password was changed; so is a
 * token that does not say when its user signed in. Source: docs/decisions/identity.md.
 */
export function mayUseSession(
  { signInsSince, signInOfChange }: Pick<UserItem, 'signInsSince' | 'signInOfChange'>,
  authTime: number | undefined,
): boolean {
  if (signInsSince === undefined) return true;
  if (authTime === undefined) return false;
  return authTime * 1000 >= Date.parse(signInsSince) || authTime === signInOfChange;
}
