import type { BodyInputOf } from '#contract/http/route.ts';
import { shopRoutes } from '#contract/shops/routes.ts';
import type { Shop } from '#contract/shops/shops.ts';
import { type Call, call } from './call.ts';
import type { OwnedShop } from './shops.ts';

const { updateShop, getShopByIdentifier } = shopRoutes;

type ShopChange = Partial<BodyInputOf<typeof updateShop>>;

/** Changes fields of a shop, and returns the changed shop. */
export async function editShop({ owner, shop }: OwnedShop, changes: ShopChange): Promise<Shop> {
  const { businessId, shopIdentifier, address, openingHours, contacts } = shop;
  const body = { businessId, shopIdentifier, address, imagesUrls: [], openingHours, contacts };
  const request = { as: owner, params: { id: shop.id }, body: { ...body, ...changes } };
  return (await call(updateShop, request)).body;
}

/** Reads a shop by an identifier, by default anonymously. */
export async function askForShop(identifier: string, as?: Call['as']) {
  return call(getShopByIdentifier, { params: { identifier }, as });
}
