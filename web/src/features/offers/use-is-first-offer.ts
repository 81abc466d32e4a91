import { useQuery } from '@tanstack/react-query';
import type { Offer } from '#contract/offers/offers.ts';
import { newestOfferQuery } from '#web/session/queries/newest-rows.ts';

/** Returns a function that tells if the saved offer is the only one of its business; false if unknown. */
export function useIsFirstOffer(businessId: string, isNew: boolean): (saved: Offer) => boolean {
  const { data } = useQuery({ ...newestOfferQuery(businessId), enabled: isNew });
  // After a lost answer, the list already has the offer.
  return (saved) =>
    data !== undefined && !data.pagingKey && data.items.every(({ id }) => id === saved.id);
}
