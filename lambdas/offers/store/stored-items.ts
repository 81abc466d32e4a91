import { keys } from '#lambdas/platform/table/keys.ts';
import { getItems, type Item } from '#lambdas/platform/table/read.ts';
import type { OfferItem } from './offer-item.ts';

export type StoredItems = Awaited<ReturnType<typeof getItems>>;

/**
 * Reads the stored items of an offer. Call it after reading business and shops: then a job that finds nothing to
 * write has not missed an earlier write.
 */
export function findStoredItems({ id, businessId, shopsIds }: OfferItem): Promise<StoredItems> {
  return getItems([
    keys.offer(id),
    keys.offerOfBusiness(businessId, id),
    ...shopsIds.map((shopId) => keys.offerOfShop(shopId, id)),
  ]);
}

/** Returns whether some attributes of an item differ from the wanted ones. */
export const differs = (item: Item | undefined, wanted: Item, names: readonly string[]): boolean =>
  names.some((name) => item?.[name] !== wanted[name]);
