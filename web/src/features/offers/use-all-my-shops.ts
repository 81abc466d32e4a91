import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { myShopsQuery } from '#web/session/my-shops.ts';

/** All shops of the business, for choosing from: further pages are read until there are none. */
export function useAllMyShops(businessId: string) {
  const { data, error, refetch, hasNextPage, isFetching, fetchNextPage } = useInfiniteQuery(
    myShopsQuery(businessId),
  );
  useEffect(() => {
    if (hasNextPage && !isFetching && !error) fetchNextPage();
  }, [hasNextPage, isFetching, error, fetchNextPage]);
  return { shops: data && !hasNextPage ? data : undefined, error, refetch };
}
