import type { ReactNode } from 'react';
import { LoadFailure } from './load-failure.tsx';

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
