import type { Actor } from './actor.ts';

/** Returns whether a caller is a shop's owner or validator; one with a temporary password is not a member yet. */
export function isMemberOfShop(
  actor: Actor | undefined,
  shop: { readonly id: string; readonly userId: string },
): boolean {
  if (!actor || actor.isPasswordRequired) return false;
  return actor.userId === shop.userId || actor.shopId === shop.id;
}
