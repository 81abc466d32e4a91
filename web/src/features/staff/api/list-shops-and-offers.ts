import { offerRoutes } from '#contract/offers/routes.ts';
import { shopRoutes } from '#contract/shops/routes.ts';
import { routePages } from '#web/platform/api/api.ts';
import { otherBusinessKey } from './other-business-key.ts';

/** Query of the shops of a business by page, newest first. */
export const shopsOfBusinessQuery = (id: string) => {
  const { queryKey: _, ...pages } = routePages(shopRoutes.listShopsOfBusiness, { params: { id } });
  return { ...pages, queryKey: otherBusinessKey(shopRoutes.listShopsOfBusiness, id) };
};

/** Query of the offers of a business by page, newest first. */
export const offersOfBusinessQuery = (id: string) => {
  const { queryKey: _, ...pages } = routePages(offerRoutes.listOffersOfBusiness, {
    params: { id },
  });
  return { ...pages, queryKey: otherBusinessKey(offerRoutes.listOffersOfBusiness, id) };
};
