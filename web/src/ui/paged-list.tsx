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
  /** Shown when the whole list has no rows. */
  readonly empty: ReactNode;
  readonly children: (rows: readonly T[]) => ReactNode;
}

/**
 * A paginated list with its loading and empty states, a "load more" button, and a retry after errors.
 * A page can be empty although more pages follow, so pages are fetched until there is a row to show.
 */
export function PagedList<T>({ query, loading, empty, children }: PagedListProps<T>) {
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const hasRows = data !== undefined && data.length > 0;
  const needsNextPage = data !== undefined && !hasRows && hasNextPage;

  useEffect(() => {
    if (needsNextPage && !isFetchingNextPage && !error) fetchNextPage();
  }, [needsNextPage, isFetchingNextPage, error, fetchNextPage]);

  if (needsNextPage) return error ? <LoadFailure error={error} onRetry={fetchNextPage} /> : loading;
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
