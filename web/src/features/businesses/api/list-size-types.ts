import { queryOptions } from '@tanstack/react-query';
import { businessRoutes } from '#contract/businesses.ts';
import { call } from '#web/lib/http/call.ts';

/** The size types that a business chooses from, in the order to show them. */
export const sizeTypesQuery = queryOptions({
  queryKey: ['businesses', 'size-types'],
  queryFn: async ({ signal }) => {
    const { items } = await call(businessRoutes.listSizeTypes, { signal });
    return items.toSorted((one, other) => one.order - other.order);
  },
  staleTime: 60 * 60_000,
});
