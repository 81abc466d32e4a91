import { keys } from '#lambdas/platform/table/keys.ts';
import { remove, update } from '#lambdas/platform/table/transaction.ts';
import type { Write } from '#lambdas/platform/table/write.ts';
import type { OfferItem } from './offer-item.ts';
import { offerUnchanged } from './offer-unchanged.ts';

/**
 * Returns the writes that remove an offer in n shops: 3 + n. Missing other items are no conflict. The business's
 * number of offers is lowered separately.
 */
export function removeOffer(offer: OfferItem): Write[] {
  return [
    remove(keys.offer(offer.id), offerUnchanged(offer)),
    remove(keys.offerCounters(offer.id)),
    remove(keys.offerOfBusiness(offer.businessId, offer.id)),
    ...offer.shopsIds.map((id) => remove(keys.offerOfShop(id, offer.id))),
  ];
}

/** Removes an offer in a business's list that is missing or unreadable. */
export function removeUnreadableOffer(businessId: string, offerId: string): Write[] {
  return [
    remove(keys.offer(offerId)),
    remove(keys.offerCounters(offerId)),
    remove(keys.offerOfBusiness(businessId, offerId)),
  ];
}

/** Takes an offer out of removed shops, without changing start, end and the rows of its other shops. */
export function removeFromShops(before: OfferItem, after: OfferItem): Write[] {
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
