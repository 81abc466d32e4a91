import { useQueries } from '@tanstack/react-query';
import type { Offer } from '#contract/offers/offers.ts';
import { shopRoutes } from '#contract/shops/routes.ts';
import { routeQuery } from '#web/platform/api/api.ts';
import { offerShop } from '#web/product/share/offer-shop.ts';

/**
 * The shop whose flyer shows an offer: the first active one of its shops, else the first. `isPending` until all have
 * been asked for; without an offer none is.
 */
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
