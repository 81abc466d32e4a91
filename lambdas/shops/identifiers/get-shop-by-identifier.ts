import { foldShopIdentifier, isSameIdentifier } from '#contract/shops/shop-identifier.ts';
import { AppError } from '#lambdas/platform/errors/app-error.ts';
import { ok, redirect } from '#lambdas/platform/http/answer.ts';
import { findForViewer } from '#lambdas/platform/http/load-target.ts';
import { findIdentifierRecord } from '../store/identifier-store.ts';
import { findRemovedShops } from '../store/shop-store.ts';
import { type ShopOperations, shownShopSource, viewShop } from '../targets.ts';

/**
 * Answers a shop by its identifier, with any hyphens. A given-up identifier redirects to the present one. The
 * identifier is read strongly, and the current one needs no redirect, so two redirects never lead to each other.
 */
export const getShopByIdentifier: ShopOperations['getShopByIdentifier'] = async (request) => {
  const { actor, params, query, now } = request;
  const identifier = foldShopIdentifier(params.identifier);
  const record = identifier === '' ? undefined : await findIdentifierRecord(identifier, now);
  const { isReleased = false, shopId } = record ?? {};
  if (shopId === undefined) throw new AppError(isReleased ? 'SHOP_GONE' : 'SHOP_NOT_FOUND');
  if (isReleased && (await findRemovedShops([shopId])).length > 0) throw new AppError('SHOP_GONE');
  const shown = await findForViewer('shop', shownShopSource, shopId, { actor, now, isGet: true });
  const shop = viewShop(shown, now);
  // The shop may have taken the identifier back since it was read.
  if (!isReleased || isSameIdentifier(shop.shopIdentifier, identifier)) return ok(shop);
  const search = new URLSearchParams(query).toString();
  return redirect(`/shops/shop-identifier/${shop.shopIdentifier}${search && `?${search}`}`);
};
