import { Button } from '@mantine/core';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { keepPlace, pathOf, usePlaceToShow } from '#web/platform/navigation/navigation.ts';
import { ErrorAlert } from '../error-alert.tsx';
import { LoadFailure, QueryView } from '../query-view.tsx';
import classes from './paged-list.module.css';

interface PagedListProps<T> {
  /** A query from `routePages`. */
  readonly query: UseInfiniteQueryResult<readonly T[]>;
  readonly loading: ReactNode;
  /** Shown if the whole list has no rows. */
  readonly empty: ReactNode;
  /** Whether it is a list in a row of the page's list; a return to the page loads only its first rows. */
  readonly isPart?: boolean;
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

/** Notes the number of rows, and loads as many again when the user returns to the page or reloads it. */
function useKeptRows<T>(query: UseInfiniteQueryResult<readonly T[]>, isPart: boolean): void {
  const { data, error, hasNextPage, isFetching, fetchNextPage } = query;
  const path = pathOf(useLocation());
  const { rows: wanted = 0 } = usePlaceToShow() ?? {};
  const loaded = data?.length;
  const isMissing = !isPart && loaded !== undefined && loaded < wanted && hasNextPage && !error;
  useEffect(() => {
    if (isMissing && !isFetching) fetchNextPage();
  }, [isMissing, isFetching, fetchNextPage]);
  useEffect(() => {
    if (!isPart && !isMissing && loaded !== undefined) keepPlace(path, { rows: loaded });
  }, [isPart, isMissing, loaded, path]);
}

/** A paged list with "load more" and retry. Pages may be empty, so it loads until there is a row to show. */
export function PagedList<T>({
  query,
  loading,
  empty,
  isPart = false,
  children,
}: PagedListProps<T>) {
  const { t } = useTranslation();
  const { data, error, isFetching, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const rows = useShownRows(data);
  const isRendering = rows !== data;
  useKeptRows(query, isPart);
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
          <div className={classes['root']}>
            {children(rows ?? loaded, !isFetching && !isRendering)}
            {(hasNextPage || isRendering) && (
              <>
                <ErrorAlert error={error} context="page" />
                <div className={classes['more']}>
                  <Button
                    variant="default"
                    loading={isFetchingNextPage || isRendering}
                    onClick={() => fetchNextPage()}
                  >
                    {t('common.loadMore')}
                  </Button>
                </div>
              </>
            )}
          </div>
        )
      }
    </QueryView>
  );
}
