import { useQuery } from '@tanstack/react-query';
import type { Offer } from '#contract/offers/offers.ts';
import { newestOfferQuery } from '#web/session/queries/first-rows.ts';

/** Gives whether the saved offer is the only one of its business; false where that is not known. */
export function useIsFirstOffer(businessId: string, isNew: boolean): (saved: Offer) => boolean {
  const { data } = useQuery({ ...newestOfferQuery(businessId), enabled: isNew });
  // After a lost answer the list has it already.
  return (saved) =>
    data !== undefined && !data.pagingKey && data.items.every(({ id }) => id === saved.id);
}
