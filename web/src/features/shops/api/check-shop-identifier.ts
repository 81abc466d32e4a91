import { shopRoutes } from '#contract/shops/routes.ts';
import { routeQuery } from '#web/platform/api/api.ts';

/** Query of whether an identifier is available. Cached for ten seconds, since the answer may change at any time. */
export const shopIdentifierQuery = (identifier: string) => ({
  ...routeQuery(shopRoutes.checkShopIdentifier, { params: { identifier } }),
  staleTime: 10_000,
});
