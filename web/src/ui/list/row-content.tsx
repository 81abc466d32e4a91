import { memo, type ReactNode } from 'react';

interface RowContentProps<T> {
  readonly row: T;
  readonly children: (row: T) => ReactNode;
}

/** The content of a list's row. Renders again only if the row or its render function changes. */
export const RowContent = memo(function RowContent({ row, children }: RowContentProps<unknown>) {
  return children(row);
}) as <T>(props: RowContentProps<T>) => ReactNode;
