import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ShopWindow } from '#web/ui/brand/shop-window.tsx';
import { ErrorAlert } from './error-alert.tsx';
import classes from './query-view.module.css';

interface LoadFailureProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Shown instead of data that could not be loaded: the error and a retry. */
export function LoadFailure({ error, onRetry }: LoadFailureProps) {
  const { t } = useTranslation();
  return (
    <div className={classes['root']}>
      <ShopWindow state="dark" className={classes['window']} />
      <ErrorAlert error={error} context="page" />
      {/* Follows the text alignment of the page. */}
      <div>
        <Button variant="default" onClick={onRetry}>
          {t('common.tryAgain')}
        </Button>
      </div>
    </div>
  );
}

interface QueryViewProps<T> {
  readonly query: {
    readonly data: T | undefined;
    readonly error: unknown;
    readonly refetch: () => unknown;
  };
  /** Shown until there is an answer, usually a skeleton. */
  readonly loading: ReactNode;
  readonly children: (data: T) => ReactNode;
}

/** Renders the data of a query; before that `loading`, or the error with a retry. */
export function QueryView<T>({ query, loading, children }: QueryViewProps<T>) {
  const { data, error, refetch } = query;
  if (data !== undefined) return children(data);
  return error ? <LoadFailure error={error} onRetry={refetch} /> : loading;
}
