import { useQueries } from '@tanstack/react-query';
import type { Offer } from '#contract/offers/offers.ts';
import { shopRoutes } from '#contract/shops/routes.ts';
import { routeQuery } from '#web/platform/api/api.ts';
import { offerShop } from '#web/product/share/offer-shop.ts';

/** Loads the shop whose flyer shows an offer: its first active shop, else its first one. */
export function useOfferShop(offer: Pick<Offer, 'shopsIds'> | undefined) {
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
