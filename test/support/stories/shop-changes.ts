import type { BodyInputOf } from '#contract/http/route.ts';
import { shopRoutes } from '#contract/shops/routes.ts';
import type { Shop } from '#contract/shops/shops.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { type Call, call } from './call.ts';
import type { OwnedShop } from './shops.ts';
import { storedUnder } from './table.ts';

const { updateShop, deleteShop, getShopByIdentifier } = shopRoutes;

type ShopChange = Partial<BodyInputOf<typeof updateShop>>;

/** Returns the request that changes fields of a shop and sends the others unchanged. */
export function aShopChange(
  { owner, shop }: Pick<OwnedShop, 'owner' | 'shop'>,
  changes: ShopChange = {},
  ifMatch?: string,
): Call {
  const { businessId, shopIdentifier, address, openingHours, contacts } = shop;
  const body = { businessId, shopIdentifier, address, imagesUrls: [], openingHours, contacts };
  return {
    as: owner,
    params: { id: shop.id },
    body: { ...body, ...changes },
    ...(ifMatch && { headers: { 'if-match': ifMatch } }),
  };
}

/** Changes fields of a shop, and returns the changed shop. */
export async function editShop(owned: OwnedShop, changes: ShopChange): Promise<Shop> {
  return (await call(updateShop, aShopChange(owned, changes))).body;
}

/** Removes a shop; with force regardless of its content. */
export async function closeShopAsOwner(
  { owner, shop }: Pick<OwnedShop, 'owner' | 'shop'>,
  force?: 'force',
) {
  const query = force ? { force: 'true' } : {};
  return call(deleteShop, { as: owner, params: { id: shop.id }, query });
}

/** Reads a shop by an identifier, by default anonymously. */
export async function askForShop(identifier: string, as?: Call['as']) {
  return call(getShopByIdentifier, { params: { identifier }, as });
}

/** Returns a shop as its owner sees it. */
export async function shownToOwner({
  owner,
  shop,
}: Pick<OwnedShop, 'owner' | 'shop'>): Promise<Shop> {
  return (await call(shopRoutes.getShop, { as: owner, params: { id: shop.id } })).body;
}

/** Expects an empty partition of a shop: no item, no counters, no rows of offers. */
export async function expectNothingLeft(shop: Shop): Promise<void> {
  expect(await storedUnder(keys.shop(shop.id).PK)).toEqual([]);
}
