import { offerRoutes } from '#contract/offers/routes.ts';
import { shopRoutes } from '#contract/shops/routes.ts';
import { routePages } from '#web/platform/api/api.ts';
import { ofOthers } from './of-others.ts';

/** The shops of a business, the newest first, page by page. */
export const shopsOfBusinessQuery = (id: string) => {
  const { queryKey: _, ...pages } = routePages(shopRoutes.listShopsOfBusiness, { params: { id } });
  return { ...pages, queryKey: ofOthers(shopRoutes.listShopsOfBusiness, id) };
};

/** Its offers, the newest first, page by page. */
export const offersOfBusinessQuery = (id: string) => {
  const { queryKey: _, ...pages } = routePages(offerRoutes.listOffersOfBusiness, {
    params: { id },
  });
  return { ...pages, queryKey: ofOthers(offerRoutes.listOffersOfBusiness, id) };
};
