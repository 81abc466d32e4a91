import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { shopRoutes } from '#contract/shops/routes.ts';
import { routeQuery } from '#web/platform/api/api.ts';
import { Failed } from './failed.tsx';
import { keepShop, keptShopOf } from './kept-shop.ts';
import { Loading } from './notice.tsx';

/** Loads the shop of a validator, which the device then keeps. */
export function OwnShop({ shopId }: { readonly shopId: string }) {
  const { data, error, refetch } = useQuery(
    routeQuery(shopRoutes.getShop, { params: { id: shopId } }),
  );
  useEffect(() => {
    if (data) keepShop(keptShopOf(data));
  }, [data]);
  if (error && !data) return <Failed error={error} onRetry={refetch} />;
  return <Loading />;
}
