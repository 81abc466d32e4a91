import { useEffect } from 'react';
import { isFromDevice } from '#web/platform/offline/offline.ts';
import { useAllMyShops } from './queries/my-shops.ts';

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
