import { useEffect } from 'react';
import { isFromDevice } from '#web/platform/offline/offline.ts';
import { useAllMyShops } from '#web/session/queries/my-shops.ts';
import { forgetShop, type ShopOfDevice } from './kept-shop.ts';

/** Returns whether an owner can change the shop of the device. Forgets the kept shop once it is removed. */
export function useMayChange(businessId: string, kept: ShopOfDevice | undefined): boolean {
  const { data: shops = [], dataUpdatedAt, isFetching } = useAllMyShops(businessId);
  // An answer from the device may be older than the shop.
  const isCurrent = dataUpdatedAt > 0 && !isFetching && !isFromDevice(dataUpdatedAt);
  const isRemoved =
    isCurrent && shops.length > 0 && kept !== undefined && !shops.some(({ id }) => id === kept.id);
  useEffect(() => {
    if (isRemoved) forgetShop();
  }, [isRemoved]);
  return shops.length > 1;
}
