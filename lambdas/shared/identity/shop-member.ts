import type { Actor } from './actor.ts';

/**
 * Returns whether a caller is a shop's owner or validator. A validator with a temporary password is not a member
 * yet: public routes show them the public view.
 */
export function isMemberOfShop(
  actor: Actor | undefined,
  shop: { readonly id: string; readonly userId: string },
): boolean {
  if (!actor || actor.isPasswordRequired) return false;
  return actor.userId === shop.userId || actor.shopId === shop.id;
}
