import type { Actor } from './actor.ts';
import type { UserItem } from './user-store.ts';

/** Whether a caller is a validator: only validators work in a shop. */
export const isValidator = <A extends Pick<Actor, 'shopId'>>(
  actor: A,
): actor is A & { readonly shopId: string } => actor.shopId !== undefined;

/** Whether a caller is a validator of another shop. */
export const worksInOtherShop = (actor: Pick<Actor, 'shopId'>, shopId: string): boolean =>
  isValidator(actor) && actor.shopId !== shopId;

/** Returns whether a caller is a shop's owner or validator; one with a temporary password is not a member yet. */
export function isMemberOfShop(
  actor: Actor | undefined,
  shop: { readonly id: string; readonly userId: string },
): boolean {
  if (!actor || actor.isPasswordRequired) return false;
  return actor.userId === shop.userId || actor.shopId === shop.id;
}

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
