import type { Actor } from './actor.ts';

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
