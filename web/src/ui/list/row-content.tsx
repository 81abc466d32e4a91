import { memo, type ReactNode } from 'react';

interface RowContentProps<T> {
  readonly row: T;
  readonly children: (row: T) => ReactNode;
}

/** What a row of a list shows. It renders only where the row or the way to show it changes, not with each render of the list. */
export const RowContent = memo(function RowContent({ row, children }: RowContentProps<unknown>) {
  return children(row);
}) as <T>(props: RowContentProps<T>) => ReactNode;
