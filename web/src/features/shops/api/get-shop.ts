import { queryOptions } from '@tanstack/react-query';
import { shopRoutes } from '#contract/shops.ts';
import { call } from '#web/lib/http/call.ts';

/** A shop by its id, as its own business sees it. */
export const shopQuery = (id: string) =>
  queryOptions({
    queryKey: ['shops', 'one', id],
    queryFn: ({ signal }) => call(shopRoutes.getShop, { params: { id }, query: {}, signal }),
  });
