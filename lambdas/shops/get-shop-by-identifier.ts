import type { shopRoutes } from '#contract/routes/shops.ts';
import { foldShopIdentifier, isSameIdentifier } from '#contract/shop-identifier.ts';
import { AppError } from '../shared/app-error.ts';
import { ok, redirect } from '../shared/http/answer.ts';
import type { Operation } from '../shared/http/api-handler.ts';
import { findRemovedShops } from './repository/find-shops.ts';
import { findIdentifierHolder } from './repository/shop-identifiers.ts';
import { viewShop } from './visible-shop.ts';

/**
 * A shop by its identifier as a person types it, with other hyphens or none. An identifier that a shop has given up redirects to its
 * present one for whoever may see the shop. The identifier is read strongly, and a shop is shown under the
 * one that it has, so that two redirects never lead to each other.
 */
export const getShopByIdentifier: Operation<typeof shopRoutes.getShopByIdentifier> = async ({
  actor,
  params,
  query,
  now,
}) => {
  const identifier = foldShopIdentifier(params.identifier);
  const holder = identifier === '' ? undefined : await findIdentifierHolder(identifier, now);
  if (!holder?.isReleased) return ok(await viewShop(holder?.shopId, actor, now));
  const { shopId } = holder;
  const isRemoved = shopId === undefined || (await findRemovedShops([shopId])).length > 0;
  if (isRemoved) throw new AppError('SHOP_GONE');
  const shop = await viewShop(shopId, actor, now);
  // The identifier may have been taken back since it was read.
  if (isSameIdentifier(shop.shopIdentifier, identifier)) return ok(shop);
  const search = new URLSearchParams(query).toString();
  return redirect(`/shops/shop-identifier/${shop.shopIdentifier}${search && `?${search}`}`);
};
