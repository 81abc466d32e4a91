import { Stack } from '@mantine/core';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useEffect } from 'react';
import { LoadFailure } from '../load-failure.tsx';
import { QueryView } from '../query-view.tsx';
import { LoadMore } from './load-more.tsx';

interface PagedListProps<T> {
  /** A query made by `routePages`. */
  readonly query: UseInfiniteQueryResult<readonly T[]>;
  readonly loading: ReactNode;
  /** Shown when the whole list has no rows. */
  readonly empty: ReactNode;
  /** `isSettled` says that no row is about to come by itself. */
  readonly children: (rows: readonly T[], isSettled: boolean) => ReactNode;
}

/**
 * The loaded rows as they are shown. Where rows have come to those of before, React renders them in slices, so that the
 * page answers the user meanwhile; every other change is shown at once.
 */
function useShownRows<T>(loaded: readonly T[] | undefined): readonly T[] | undefined {
  const before = useDeferredValue(loaded);
  if (!loaded || !before?.length || loaded.length <= before.length) return loaded;
  // A list with another first row is another list, or has changed.
  return loaded[0] === before[0] ? before : loaded;
}

/**
 * A paginated list with its loading and empty states, a "load more" button, and a retry after errors.
 * A page can be empty although more pages follow, so pages are fetched until there is a row to show.
 */
export function PagedList<T>({ query, loading, empty, children }: PagedListProps<T>) {
  const { data, error, isFetching, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const rows = useShownRows(data);
  const isRendering = rows !== data;
  const hasRows = data !== undefined && data.length > 0;
  const needsNextPage = data !== undefined && !hasRows && hasNextPage;

  useEffect(() => {
    if (needsNextPage && !isFetchingNextPage && !error) fetchNextPage();
  }, [needsNextPage, isFetchingNextPage, error, fetchNextPage]);

  if (needsNextPage) return error ? <LoadFailure error={error} onRetry={fetchNextPage} /> : loading;
  return (
    <QueryView query={query} loading={loading}>
      {(loaded) =>
        loaded.length === 0 ? (
          empty
        ) : (
          <Stack gap="md">
            {children(rows ?? loaded, !isFetching && !isRendering)}
            <LoadMore
              hasMore={hasNextPage || isRendering}
              isLoading={isFetchingNextPage || isRendering}
              error={error}
              onMore={fetchNextPage}
            />
          </Stack>
        )
      }
    </QueryView>
  );
}
