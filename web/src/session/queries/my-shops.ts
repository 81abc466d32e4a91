import { useEffect } from 'react';
import { shopRoutes } from '#contract/shops/routes.ts';
import { routePages, useAllPages } from '#web/platform/api/api.ts';
import { isFromDevice } from '#web/platform/offline/offline.ts';

/** Query of the shops of a business by page, newest first. */
export const myShopsQuery = (businessId: string) =>
  routePages(shopRoutes.listShopsOfBusiness, { params: { id: businessId }, query: { limit: 50 } });

/** Loads all shops of a business: `data` is undefined until the last page has loaded. */
export const useAllMyShops = (businessId: string) => useAllPages(myShopsQuery(businessId));

interface FilterByShop {
  readonly shopId?: string;
}

/** Removes a deleted shop from a list's filter. */
export function useDropRemovedShop<F extends FilterByShop>(
  businessId: string,
  filter: F,
  setFilter: (filter: Omit<F, 'shopId'>) => void,
): void {
  const { data: shops, dataUpdatedAt, isFetching } = useAllMyShops(businessId);
  const { shopId, ...others } = filter;
  // Stored answers may be older than the shop.
  const isCurrent = !isFetching && !isFromDevice(dataUpdatedAt);
  const isMissing = shopId !== undefined && shops?.every(({ id }) => id !== shopId) === true;
  const isRemoved = isCurrent && isMissing;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for a shop that is not there any more
  useEffect(() => {
    if (isRemoved) setFilter(others);
  }, [isRemoved]);
}
