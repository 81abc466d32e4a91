import type { InfiniteData } from '@tanstack/react-query';
import type { Offer } from '#contract/offers/offers.ts';
import { offerRoutes } from '#contract/offers/routes.ts';
import { type AnsweredPage, itemsOf, routePages } from '#web/platform/api/api.ts';
import { flyerOffers } from '../flyer-offers.ts';

/** Paged query for the offers of a shop's flyer; `first` is the linked offer. */
export const flyerOffersQuery = (shopId: string, first: Offer | undefined) => ({
  ...routePages(offerRoutes.listOffersOfShop, { query: { shopId, limit: 50 } }),
  select: (data: InfiniteData<AnsweredPage<Offer>>) => flyerOffers(itemsOf(data), first),
  staleTime: 0,
  refetchOnWindowFocus: true,
});
