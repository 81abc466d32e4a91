import { type TimeZone, timeZones } from '#contract/brazil/time-zones.ts';
import type { Shop } from '#contract/shops/shops.ts';
import { shopTitle } from '#web/lib/format/shop-texts.ts';
import { changeStoredValue, useStoredValue } from '#web/lib/stored-value.ts';

/** The shop whose counter this device is. */
export interface ShopOfDevice {
  readonly id: string;
  readonly businessId: string;
  readonly timeZone: TimeZone;
  readonly title: string;
}

const storageKey = 'counterShop';

const isShop = (value: unknown): value is ShopOfDevice =>
  typeof value === 'object' &&
  value !== null &&
  ['id', 'businessId', 'title'].every((name) => typeof Reflect.get(value, name) === 'string') &&
  // Dates of an unknown zone would throw at every start.
  timeZones.some((zone) => zone === Reflect.get(value, 'timeZone'));

function shopOf(stored: string | undefined): ShopOfDevice | undefined {
  try {
    const shop: unknown = JSON.parse(stored ?? 'null');
    return isShop(shop) ? shop : undefined;
  } catch {
    return undefined;
  }
}

/** Returns a shop as the device keeps it. */
export const keptShopOf = (shop: Shop): ShopOfDevice => ({
  id: shop.id,
  businessId: shop.businessId,
  timeZone: shop.timeZone,
  title: shopTitle(shop),
});

/** Keeps the shop of this device across sign-outs, for all tabs. */
export const keepShop = (shop: ShopOfDevice): void => changeStoredValue(storageKey, shop);

/** Makes the device ask for its shop again. */
export const forgetShop = (): void => changeStoredValue(storageKey, undefined);

/** The kept shop, if it belongs to the user: a shop of the business, and for a validator the own shop. */
export function useKeptShop(businessId: string, shopId?: string): ShopOfDevice | undefined {
  const shop = shopOf(useStoredValue(storageKey));
  if (shop?.businessId !== businessId) return undefined;
  return shopId === undefined || shop.id === shopId ? shop : undefined;
}
