import { keys } from '#lambdas/platform/table/keys.ts';
import { getItems, type Item } from '#lambdas/platform/table/read.ts';
import type { OfferItem } from './offer-item.ts';

/** The items of an offer as they are stored, by their keys. */
export type StoredItems = Awaited<ReturnType<typeof getItems>>;

/**
 * The items of an offer, in the lists of its business and of its shops, too. They are read after business and shops, so
 * that they have all that was written before the state by which a job decides that nothing is to be written.
 */
export function findStoredItems({ id, businessId, shopsIds }: OfferItem): Promise<StoredItems> {
  return getItems([
    keys.offer(id),
    keys.offerOfBusiness(businessId, id),
    ...shopsIds.map((shopId) => keys.offerOfShop(shopId, id)),
  ]);
}

/** Whether some attributes of an item are not those that are wanted. */
export const differs = (item: Item | undefined, wanted: Item, names: readonly string[]): boolean =>
  names.some((name) => item?.[name] !== wanted[name]);
