import { Button, Group, Stack } from '@mantine/core';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorAlert } from '../error-alert.tsx';
import { LoadFailure, QueryView } from '../query-view.tsx';
import classes from './paged-list.module.css';

interface PagedListProps<T> {
  /** A query from `routePages`. */
  readonly query: UseInfiniteQueryResult<readonly T[]>;
  readonly loading: ReactNode;
  /** Shown if the whole list has no rows. */
  readonly empty: ReactNode;
  /** `isIdle` means that no row is being loaded. */
  readonly children: (rows: readonly T[], isIdle: boolean) => ReactNode;
}

/** Returns the rows to show. Added rows are rendered in slices, so that the page stays responsive. */
function useShownRows<T>(loaded: readonly T[] | undefined): readonly T[] | undefined {
  const before = useDeferredValue(loaded);
  if (!loaded || !before?.length || loaded.length <= before.length) return loaded;
  // Another first row means another or a changed list.
  return loaded[0] === before[0] ? before : loaded;
}

/** A paged list with "load more" and retry. Pages may be empty, so it loads until there is a row to show. */
export function PagedList<T>({ query, loading, empty, children }: PagedListProps<T>) {
  const { t } = useTranslation();
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
            {(hasNextPage || isRendering) && (
              <>
                <ErrorAlert error={error} context="page" />
                <Group justify="center" className={classes['root'] ?? ''}>
                  <Button
                    variant="default"
                    loading={isFetchingNextPage || isRendering}
                    onClick={() => fetchNextPage()}
                  >
                    {t('common.loadMore')}
                  </Button>
                </Group>
              </>
            )}
          </Stack>
        )
      }
    </QueryView>
  );
}
