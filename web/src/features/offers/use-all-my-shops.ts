import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { myShopsQuery } from '#web/session/my-shops.ts';

/** All shops of a business, to choose from: `data` is undefined until the last page has been read. */
export function useAllMyShops(businessId: string) {
  const { data, error, refetch, hasNextPage, isFetching, fetchNextPage } = useInfiniteQuery(
    myShopsQuery(businessId),
  );
  useEffect(() => {
    if (hasNextPage && !isFetching && !error) fetchNextPage();
  }, [hasNextPage, isFetching, error, fetchNextPage]);
  return { data: hasNextPage ? undefined : data, error, refetch };
}
