import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type FocusEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import classes from './virtual-rows.module.css';

interface VirtualRowsProps<T> {
  readonly rows: readonly T[];
  readonly keyOf: (row: T) => string;
  /** The usual height of a row in pixels; each is measured once it is shown. */
  readonly height: number;
  /** Pixels between rows. */
  readonly gap: number;
  /** The content of a list item. */
  readonly children: (row: T) => ReactNode;
}

/** The place among its siblings of the row that an element is in; -1 outside of rows. */
const rowOf = ({ target }: FocusEvent) =>
  Number(target.closest<HTMLElement>('[data-index]')?.dataset['index'] ?? -1);

/**
 * A list of which only the rows near the window are in the page, so that a long one costs no more than a short one.
 * The row with the focus stays, too.
 */
export function VirtualRows<T>({ rows, keyOf, height, gap, children }: VirtualRowsProps<T>) {
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  const [focused, setFocused] = useState(-1);

  // What lies above the list may change its height with any render.
  useLayoutEffect(() => {
    const { top = 0 } = list.current?.getBoundingClientRect() ?? {};
    setTop(Math.round(top + window.scrollY));
  });

  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => height,
    getItemKey: (index) => keyOf(rows[index] as T),
    gap,
    overscan: 4,
    scrollMargin: top,
    rangeExtractor: (range: Range) => {
      const shown = defaultRangeExtractor(range);
      const isApart = focused >= 0 && focused < rows.length && !shown.includes(focused);
      return isApart ? [...shown, focused].sort((one, other) => one - other) : shown;
    },
  });

  return (
    <ul
      ref={list}
      className={classes['list']}
      style={{ height: virtualizer.getTotalSize() }}
      onFocus={(event) => setFocused(rowOf(event))}
      onBlur={() => setFocused(-1)}
    >
      {virtualizer.getVirtualItems().map(({ key, index, start }) => (
        <li
          key={key}
          ref={virtualizer.measureElement}
          data-index={index}
          aria-setsize={rows.length}
          aria-posinset={index + 1}
          className={classes['row']}
          style={{ transform: `translateY(${start - top}px)` }}
        >
          {children(rows[index] as T)}
        </li>
      ))}
    </ul>
  );
}
