import { infiniteQueryOptions } from '@tanstack/react-query';
import { type Offer, offerRoutes } from '#contract/offers.ts';
import { call } from '#web/lib/http/call.ts';

const pageSize = 50;

/** Its own business is answered all offers of a shop; a flyer shows what customers see. */
const isShown = ({ displayStatus }: Offer) =>
  displayStatus === 'active' || displayStatus === 'sold_out';

/** The live offers of a shop, the soonest to end first, page by page. */
export const offersOfShopQuery = (shopId: string) =>
  infiniteQueryOptions({
    queryKey: ['flyer', 'offers', shopId],
    queryFn: ({ pageParam, signal }) =>
      call(offerRoutes.listOffersOfShop, {
        query: { shopId, limit: pageSize, ...(pageParam && { pagingKey: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.pagingKey,
    select: ({ pages }) => pages.flatMap((page) => page.items).filter(isShown),
    enabled: shopId !== '',
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
