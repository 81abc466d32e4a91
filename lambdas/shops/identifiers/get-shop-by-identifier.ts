import { ok, redirect } from '#lambdas/platform/http/answer.ts';
import { type ShopOperations, viewShop } from '../targets.ts';
import { findShopByIdentifier } from './find-shop-by-identifier.ts';

/** Answers a shop by its identifier, with any hyphens. A given-up identifier redirects to the present one. */
export const getShopByIdentifier: ShopOperations['getShopByIdentifier'] = async (request) => {
  const { actor, params, query, now } = request;
  const { shown, isFormer } = await findShopByIdentifier(params.identifier, { actor, now });
  if (!isFormer) return ok(viewShop(shown, now));
  const search = new URLSearchParams(query).toString();
  const path = `/shops/shop-identifier/${shown.shop.shopIdentifier}`;
  return redirect(`${path}${search && `?${search}`}`);
};
