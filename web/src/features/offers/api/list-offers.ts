import { infiniteQueryOptions } from '@tanstack/react-query';
import { type DisplayStatus, offerRoutes } from '#contract/offers.ts';
import { call } from '#web/lib/http/call.ts';

export interface OfferFilter {
  readonly status?: DisplayStatus;
  /** Words of a title. */
  readonly q?: string;
}

/** The offers of a business, page by page; of one display status, or with some words in the title. */
export const offersQuery = (businessId: string, filter: OfferFilter) =>
  infiniteQueryOptions({
    queryKey: ['offers', 'of-business', businessId, filter],
    queryFn: ({ pageParam, signal }) =>
      call(offerRoutes.listOffersOfBusiness, {
        params: { id: businessId },
        query: { ...filter, ...(pageParam && { pagingKey: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.pagingKey,
    select: ({ pages }) => pages.flatMap((page) => page.items),
  });
