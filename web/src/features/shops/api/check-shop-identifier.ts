import { shopRoutes } from '#contract/shops/routes.ts';
import { routeQuery } from '#web/platform/api/api.ts';

/** Whether an identifier is available. The answer may change at any time, so it is kept for ten seconds. */
export const shopIdentifierQuery = (identifier: string) => ({
  ...routeQuery(shopRoutes.checkShopIdentifier, { params: { identifier } }),
  staleTime: 10_000,
});
