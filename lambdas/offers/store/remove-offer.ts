import { keys } from '#lambdas/platform/table/keys.ts';
import { remove, update } from '#lambdas/platform/table/transaction.ts';
import type { Write } from '#lambdas/platform/table/write.ts';
import type { OfferItem } from './offer-item.ts';
import { offerUnchanged } from './offer-unchanged.ts';

/**
 * All writes that remove an offer in n shops: 3 + n. The offer must be as it was read; the other items follow
 * it, so one that is missing is no conflict. The number of offers of the business is lowered apart from it.
 */
export function removeOffer(offer: OfferItem): Write[] {
  return [
    remove(keys.offer(offer.id), offerUnchanged(offer)),
    remove(keys.offerCounters(offer.id)),
    remove(keys.offerOfBusiness(offer.businessId, offer.id)),
    ...offer.shopsIds.map((id) => remove(keys.offerOfShop(id, offer.id))),
  ];
}

/** Removes what a business's list of offers names where that is gone or cannot be read. */
export function removeUnreadableOffer(businessId: string, offerId: string): Write[] {
  return [
    remove(keys.offer(offerId)),
    remove(keys.offerCounters(offerId)),
    remove(keys.offerOfBusiness(businessId, offerId)),
  ];
}

/**
 * Takes an offer out of shops that were removed, without a change to start, end and the rows of its other
 * shops.
 */
export function keepRowsInOtherShops(before: OfferItem, after: OfferItem): Write[] {
  const condition = offerUnchanged(before);
  return [
    update(keys.offer(before.id), 'SET shopsIds = :remaining', {
      ...condition,
      values: { ...condition.values, ':remaining': after.shopsIds },
    }),
    ...before.shopsIds
      .filter((id) => !after.shopsIds.includes(id))
      .map((id) => remove(keys.offerOfShop(id, before.id))),
  ];
}
