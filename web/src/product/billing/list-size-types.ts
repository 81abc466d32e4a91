import { businessRoutes } from '#contract/businesses/routes.ts';
import type { SizeType } from '#contract/businesses/size-types.ts';
import { routeQuery } from '#web/platform/api/api.ts';

/** Query of the size types that a business can choose, in display order. */
export const sizeTypesQuery = {
  ...routeQuery(businessRoutes.listSizeTypes, {}),
  select: ({ items }: { readonly items: readonly SizeType[] }) =>
    items.toSorted((one, other) => one.order - other.order),
  staleTime: 60 * 60_000,
};
