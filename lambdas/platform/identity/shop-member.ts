import type { Actor } from './actor.ts';

/**
 * Whether a caller is the owner of a shop or one of its validators. A validator who has not changed a temporary
 * password is none yet: public routes show them what everyone sees.
 */
export function isMemberOfShop(
  actor: Actor | undefined,
  shop: { readonly id: string; readonly userId: string },
): boolean {
  if (!actor || actor.isPasswordRequired) return false;
  return actor.userId === shop.userId || actor.shopId === shop.id;
}
