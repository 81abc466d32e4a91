import { queryOptions } from '@tanstack/react-query';
import { shopRoutes } from '#contract/shops.ts';
import { call } from '#web/lib/http/call.ts';

/** Whether an identifier is still free. What was taken or free a moment ago may have changed. */
export const shopIdentifierQuery = (identifier: string) =>
  queryOptions({
    queryKey: ['shops', 'identifier', identifier],
    queryFn: async ({ signal }) => {
      const params = { identifier };
      const { available } = await call(shopRoutes.checkShopIdentifier, { params, signal });
      return available;
    },
    staleTime: 10_000,
  });
