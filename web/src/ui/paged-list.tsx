import { Stack } from '@mantine/core';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { LoadFailure } from './load-failure.tsx';
import { LoadMore } from './load-more.tsx';
import { QueryView } from './query-view.tsx';

interface PagedListProps<T> {
  /** A query made by `routePages`. */
  readonly query: UseInfiniteQueryResult<readonly T[]>;
  readonly loading: ReactNode;
  /** Shown where the whole list has no rows. */
  readonly empty: ReactNode;
  readonly children: (rows: readonly T[]) => ReactNode;
}

/**
 * A list, page by page: loading, empty, rows and "load more", each failure with a retry. A page may be
 * empty though the list goes on, so pages are read until there is a row to show.
 */
export function PagedList<T>({ query, loading, empty, children }: PagedListProps<T>) {
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const hasRows = data !== undefined && data.length > 0;
  const readsOn = data !== undefined && !hasRows && hasNextPage;

  useEffect(() => {
    if (readsOn && !isFetchingNextPage && !error) fetchNextPage();
  }, [readsOn, isFetchingNextPage, error, fetchNextPage]);

  if (readsOn) return error ? <LoadFailure error={error} onRetry={fetchNextPage} /> : loading;
  return (
    <QueryView query={query} loading={loading}>
      {(rows) =>
        rows.length === 0 ? (
          empty
        ) : (
          <Stack gap="md">
            {children(rows)}
            <LoadMore
              hasMore={hasNextPage}
              isLoading={isFetchingNextPage}
              error={error}
              onMore={fetchNextPage}
            />
          </Stack>
        )
      }
    </QueryView>
  );
}
