import { queryOptions } from '@tanstack/react-query';
import { offerRoutes } from '#contract/offers.ts';
import { shopRoutes } from '#contract/shops.ts';
import { call } from '#web/lib/http/call.ts';

/** Has the business a shop? Reads one row. */
export const hasShopsQuery = (businessId: string) =>
  queryOptions({
    queryKey: ['shops', 'any', businessId],
    queryFn: async ({ signal }) => {
      const query = { limit: 1 };
      const page = await call(shopRoutes.listShopsOfBusiness, {
        params: { businessId },
        query,
        signal,
      });
      return page.items.length > 0;
    },
  });

/** Has the business an offer? Reads one row. */
export const hasOffersQuery = (id: string) =>
  queryOptions({
    queryKey: ['offers', 'any', id],
    queryFn: async ({ signal }) => {
      const query = { limit: 1 };
      const page = await call(offerRoutes.listOffersOfBusiness, { params: { id }, query, signal });
      return page.items.length > 0;
    },
  });
