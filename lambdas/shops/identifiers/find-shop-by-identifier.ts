import { foldShopIdentifier, isSameIdentifier } from '#contract/shops/shop-identifier.ts';
import { AppError } from '#lambdas/platform/errors/app-error.ts';
import { findForViewer } from '#lambdas/platform/http/load-target.ts';
import type { Actor } from '#lambdas/platform/identity/actor.ts';
import { findIdentifierRecord } from '../store/identifier-store.ts';
import { findRemovedShops } from '../store/shop-store.ts';
import { type ShownShop, shownShopSource } from '../targets.ts';

interface Viewing {
  readonly actor: Actor | undefined;
  readonly now: Date;
}

interface NamedShop {
  readonly shown: ShownShop;
  /** Whether the shop has given the identifier up for another one. */
  readonly isFormer: boolean;
}

/**
 * Returns the shop of a typed identifier, whatever its hyphens. The identifier is read strongly, and the current one is
 * never former, so two redirects never lead to each other. Throws SHOP_NOT_FOUND, or SHOP_GONE after a removal.
 */
export async function findShopByIdentifier(typed: string, viewing: Viewing): Promise<NamedShop> {
  const { actor, now } = viewing;
  const identifier = foldShopIdentifier(typed);
  const record = identifier === '' ? undefined : await findIdentifierRecord(identifier, now);
  const { isReleased = false, shopId } = record ?? {};
  if (shopId === undefined) throw new AppError(isReleased ? 'SHOP_GONE' : 'SHOP_NOT_FOUND');
  if (isReleased && (await findRemovedShops([shopId])).length > 0) throw new AppError('SHOP_GONE');
  const shown = await findForViewer('shop', shownShopSource, shopId, { actor, now, isGet: true });
  // The shop may have taken the identifier back since it was read.
  const isCurrent = isSameIdentifier(shown.shop.shopIdentifier, identifier);
  return { shown, isFormer: isReleased && !isCurrent };
}
