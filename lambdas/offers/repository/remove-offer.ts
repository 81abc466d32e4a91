import { unchanged } from '../../shared/table/conditions.ts';
import { keys } from '../../shared/table/keys.ts';
import { remove } from '../../shared/table/transaction.ts';
import type { Write } from '../../shared/write.ts';
import type { OfferItem } from './offer-item.ts';

/**
 * All writes that remove an offer in n shops: 3 + n. The offer must have the version and owner that were
 * read; the other items follow it, so one that is missing is no conflict.
 */
export function removeOffer(offer: OfferItem): Write[] {
  return [
    remove(keys.offer(offer.id), unchanged(offer)),
    remove(keys.offerCounters(offer.id)),
    remove(keys.offerOfBusiness(offer.businessId, offer.id)),
    ...offer.shopsIds.map((shopId) => remove(keys.offerOfShop(shopId, offer.id))),
  ];
}
