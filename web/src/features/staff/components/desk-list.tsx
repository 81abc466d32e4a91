import { Box } from '@mantine/core';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PagedList } from '#web/ui/paged-list.tsx';
import { RowsSkeleton } from '#web/ui/rows-skeleton.tsx';
import { isRefused } from '../is-refused.ts';
import { SecondFactorNeeded } from './second-factor-needed.tsx';

interface DeskListProps<T> {
  readonly query: UseInfiniteQueryResult<readonly T[]>;
  readonly empty: ReactNode;
  /** The height of a row in pixels, while they are loading. */
  readonly rowHeight: number;
  readonly children: (rows: readonly T[]) => ReactNode;
}

/** A list of the desk. The API refuses all of them to staff who have not signed in with a second factor. */
export function DeskList<T>({ query, empty, rowHeight, children }: DeskListProps<T>) {
  return (
    <Box maw="52rem">
      {isRefused(query.error) ? (
        <SecondFactorNeeded />
      ) : (
        <PagedList
          query={query}
          loading={<RowsSkeleton rows={2} height={rowHeight} />}
          empty={empty}
        >
          {children}
        </PagedList>
      )}
    </Box>
  );
}
