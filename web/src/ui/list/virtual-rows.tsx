import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { RowContent } from './row-content.tsx';
import classes from './virtual-rows.module.css';

interface VirtualRowsProps<T> {
  readonly rows: readonly T[];
  readonly keyOf: (row: T) => string;
  /** The usual height of a row in pixels; each is measured once it is shown. */
  readonly height: number;
  /** Pixels between rows. */
  readonly gap: number;
  /** Whether the whole list has more rows than these. */
  readonly hasMore?: boolean | undefined;
  /**
   * The row whose link gets the focus once it is in the list, unless the user does something first. Read when the list
   * is first shown.
   */
  readonly focusKey?: string | undefined;
  /** No row is about to come by itself: a row that is not in the list does not get the focus later. */
  readonly isSettled?: boolean | undefined;
  /** The content of a list item. */
  readonly children: (row: T) => ReactNode;
}

/** The rows that are in the page: those near the window, and the focused one with the rows to which Tab leads. */
function shownRows(range: Range, focused: number): number[] {
  const near = defaultRangeExtractor(range);
  if (focused < 0) return near;
  const around = [focused - 1, focused, focused + 1];
  const wanted = around.filter((index) => index >= 0 && index < range.count);
  return [...new Set([...near, ...wanted])].sort((one, other) => one - other);
}

/**
 * A list of which only the rows near the window are in the page, so that a long one costs no more than a short one.
 * The row with the focus stays, too.
 */
export function VirtualRows<T>({
  rows,
  keyOf,
  height,
  gap,
  hasMore = false,
  focusKey,
  isSettled = false,
  children,
}: VirtualRowsProps<T>) {
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  const [focused, setFocused] = useState(-1);
  const [wanted, setWanted] = useState(focusKey);
  const toFocus = wanted === undefined ? -1 : rows.findIndex((row) => keyOf(row) === wanted);

  // What lies above the list may change its height, and with it that of the page. Reading the place at each render
  // instead would make the browser lay out the page once more at each scroll.
  useLayoutEffect(() => {
    const readTop = () => {
      const { top = 0 } = list.current?.getBoundingClientRect() ?? {};
      setTop(Math.round(top + window.scrollY));
    };
    readTop();
    const observer = new ResizeObserver(readTop);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);

  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => height,
    getItemKey: (index) => keyOf(rows[index] as T),
    gap,
    overscan: 4,
    // Rows that scrolling brings near are rendered in a task of their own, not in that of the frame.
    useFlushSync: false,
    scrollMargin: top,
    rangeExtractor: (range) => shownRows(range, toFocus < 0 ? focused : toFocus),
  });

  useEffect(() => {
    if (wanted === undefined) return;
    const giveUp = new AbortController();
    const options = { signal: giveUp.signal };
    window.addEventListener('keydown', () => setWanted(undefined), options);
    window.addEventListener('pointerdown', () => setWanted(undefined), options);
    return () => giveUp.abort();
  }, [wanted]);

  // The row is in the page one render after the list, once the window has been measured.
  useEffect(() => {
    if (toFocus < 0) {
      if (isSettled) setWanted(undefined);
      return;
    }
    const link = list.current?.querySelector<HTMLElement>(`[data-index="${toFocus}"] a`);
    link?.focus();
    if (link) setWanted(undefined);
  });

  return (
    <ul
      ref={list}
      className={classes['list']}
      style={{ height: virtualizer.getTotalSize() }}
      // Between two rows the focus leaves none of them: without its row it would be lost. What leaves a menu or a dialog
      // of a row is outside the list in the page.
      onBlur={({ currentTarget, target, relatedTarget }) => {
        const isInList = currentTarget.contains(target);
        if (isInList && !currentTarget.contains(relatedTarget)) setFocused(-1);
      }}
    >
      {virtualizer.getVirtualItems().map(({ key, index, start }) => (
        <li
          key={key}
          ref={virtualizer.measureElement}
          data-index={index}
          // The focus in a menu or a dialog of the row, too, which are elsewhere in the page.
          onFocus={() => setFocused(index)}
          // -1 says that the number is not known.
          aria-setsize={hasMore ? -1 : rows.length}
          aria-posinset={index + 1}
          className={classes['row']}
          style={{ transform: `translateY(${start - top}px)` }}
        >
          <RowContent row={rows[index] as T}>{children}</RowContent>
        </li>
      ))}
    </ul>
  );
}
