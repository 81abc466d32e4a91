import { useQueries, useQuery } from '@tanstack/react-query';
import type { Business } from '#contract/businesses/businesses.ts';
import type { Offer } from '#contract/offers/offers.ts';
import { shopRoutes } from '#contract/shops/routes.ts';
import { statisticsRoutes } from '#contract/statistics/routes.ts';
import { routeQuery } from '#web/platform/api/api.ts';
import { offerShop } from '#web/product/share/offer-shop.ts';
import {
  myBusinessQuery,
  newestOfferQuery,
  newestShopQuery,
} from '#web/session/queries/my-business.ts';

/** Loads the shop whose flyer shows an offer: its first active shop, else its first one. */
function useOfferShop(offer: Pick<Offer, 'shopsIds'> | undefined) {
  return useQueries({
    queries: (offer?.shopsIds ?? []).map((id) =>
      routeQuery(shopRoutes.getShop, { params: { id }, query: {} }),
    ),
    combine: (results) => {
      const shops = results.flatMap(({ data }) => data ?? []);
      return {
        shop: offer && offerShop(offer, shops),
        isPending: results.some(({ isPending }) => isPending),
      };
    },
  });
}

/** Loads whether anybody has seen or claimed something of an active business; a failure counts as nobody. */
function useReach(business: Business | undefined, isNeeded: boolean) {
  const { data, isLoading } = useQuery({
    ...routeQuery(statisticsRoutes.getReach, { params: { id: business?.id ?? '' } }),
    enabled: isNeeded && business?.status === 'active',
    retry: false,
  });
  return { isReached: data?.isReached ?? false, isLoading };
}

/** Loads how far an owner has come. Makes no request if `isNeeded` is false. */
export function useProgress(userId: string, isNeeded: boolean) {
  const mine = useQuery({
    ...myBusinessQuery(userId),
    enabled: isNeeded,
    // A user who waits for the approval comes back to see it.
    refetchOnWindowFocus: true,
  });
  const id = mine.data?.currentBusinessId ?? '';
  const shops = useQuery({ ...newestShopQuery(id), enabled: isNeeded && id !== '' });
  const hasShops = shops.data !== undefined && shops.data.items.length > 0;
  const offers = useQuery({ ...newestOfferQuery(id), enabled: isNeeded && hasShops });
  const business = mine.data?.active ?? mine.data?.items[0];
  // At the same time as the shops, so that it delays nothing.
  const reach = useReach(business, isNeeded);
  const [offer] = offers.data?.items ?? [];
  const { shop, isPending } = useOfferShop(
    isNeeded && business?.status === 'active' ? offer : undefined,
  );
  return {
    business,
    hasShops,
    hasOffers: hasShops && offer !== undefined,
    isReached: reach.isReached,
    offer: hasShops ? offer : undefined,
    shop,
    newestShop: shops.data?.items[0],
    isLoaded:
      mine.data !== undefined &&
      (id === '' || (shops.data !== undefined && (!hasShops || offers.data !== undefined))) &&
      !isPending &&
      !reach.isLoading,
    hasFailed: mine.isError || shops.isError || offers.isError,
  };
}
