import { type UseInfiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { AnsweredPage } from './route-query.ts';

/** Loads all rows of a list from `routePages`: `data` is undefined until the last page has loaded. */
export function useAllPages<T>(
  list: UseInfiniteQueryOptions<AnsweredPage<T>, Error, readonly T[], unknown[], string>,
) {
  const { data, dataUpdatedAt, error, refetch, hasNextPage, isFetching, fetchNextPage } =
    useInfiniteQuery(list);
  useEffect(() => {
    if (hasNextPage && !isFetching && !error) fetchNextPage();
  }, [hasNextPage, isFetching, error, fetchNextPage]);
  return { data: hasNextPage ? undefined : data, dataUpdatedAt, error, isFetching, refetch };
}
