import { useSyncExternalStore } from 'react';
import { type TimeZone, timeZones } from '#contract/brazil/time-zones.ts';
import type { Shop } from '#contract/shops/shops.ts';
import { shopTitle } from '#web/lib/format/shop-texts.ts';
import { readStored, removeStored, writeStored } from '#web/lib/storage.ts';

/** The shop whose counter this device is. */
export interface ShopOfDevice {
  readonly id: string;
  readonly businessId: string;
  readonly timeZone: TimeZone;
  readonly title: string;
}

const storageKey = 'counterShop';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Changes of other tabs.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function changed(): void {
  for (const listener of listeners) listener();
}

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
export function keepShop(shop: ShopOfDevice): void {
  writeStored(storageKey, JSON.stringify(shop));
  changed();
}

/** Makes the device ask for its shop again. */
export function forgetShop(): void {
  removeStored(storageKey);
  changed();
}

/** The kept shop, if it belongs to the user: a shop of the business, and for a validator the own shop. */
export function useKeptShop(businessId: string, shopId?: string): ShopOfDevice | undefined {
  const shop = shopOf(useSyncExternalStore(subscribe, () => readStored(storageKey)));
  if (shop?.businessId !== businessId) return undefined;
  return shopId === undefined || shop.id === shopId ? shop : undefined;
}
