import { AppError } from '../shared/app-error.ts';
import type { Actor } from '../shared/identity/actor.ts';
import { findShop } from './repository/find-shops.ts';
import type { ShopItem } from './repository/shop-item.ts';

/** A shop of the caller's business by its id. Throws SHOP_NOT_FOUND for any other. */
export async function findOwnShop(actor: Actor, id: string): Promise<ShopItem> {
  const shop = await findShop(id);
  if (shop?.userId !== actor.userId) throw new AppError('SHOP_NOT_FOUND');
  return shop;
}
