import type { Actor } from './actor.ts';

/**
 * Whether a caller is the owner of a shop or one of its validators. Before they have changed a temporary
 * password they are not: public routes then show them what everyone sees.
 */
export function isMemberOfShop(
  actor: Actor | undefined,
  shop: { readonly id: string; readonly userId: string },
): boolean {
  if (!actor || actor.isPasswordRequired) return false;
  return actor.userId === shop.userId || actor.shopId === shop.id;
}
