import { useQuery } from '@tanstack/react-query';
import type { Offer } from '#contract/offers.ts';
import { newestOfferQuery } from '#web/session/first-rows.ts';

/** Gives whether a business has no offer but the one that was saved; no, where that is not known. */
export function useIsFirstOffer(businessId: string, isNew: boolean): (saved: Offer) => boolean {
  const { data } = useQuery({ ...newestOfferQuery(businessId), enabled: isNew });
  // After a lost answer the list has it already.
  return (saved) =>
    data !== undefined && !data.pagingKey && data.items.every(({ id }) => id === saved.id);
}
