import type { Actor } from './actor.ts';

/** Whether a caller is the owner of a shop or one of its validators. */
export function isMemberOfShop(
  actor: Actor | undefined,
  shop: { readonly id: string; readonly userId: string },
): boolean {
  return actor !== undefined && (actor.userId === shop.userId || actor.shopId === shop.id);
}
