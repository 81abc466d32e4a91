import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { memo, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { keepPlace, pathOf, usePlaceToShow } from '#web/platform/navigation/navigation.ts';
import classes from './virtual-rows.module.css';

interface RowContentProps<T> {
  readonly row: T;
  readonly children: (row: T) => ReactNode;
}

/** The content of a list's row. Renders again only if the row or its render function changes. */
export const RowContent = memo(function RowContent({ row, children }: RowContentProps<unknown>) {
  return children(row);
}) as <T>(props: RowContentProps<T>) => ReactNode;

interface VirtualRowsProps<T> {
  readonly rows: readonly T[];
  readonly keyOf: (row: T) => string;
  /** The usual height of a row in pixels; each row is measured once shown. */
  readonly height: number;
  readonly gap: number;
  /** Whether the whole list has more rows than these. */
  readonly hasMore?: boolean | undefined;
  /** The row whose link initially gets the focus, unless the user does something first. */
  readonly focusKey?: string | undefined;
  /** Whether no row is being loaded; a missing row then no longer gets the focus. */
  readonly isIdle?: boolean | undefined;
  readonly children: (row: T) => ReactNode;
}

/** Returns the rendered rows: near the window, and the focused one with its neighbours for Tab. */
function shownRows(range: Range, focused: number): number[] {
  const near = defaultRangeExtractor(range);
  if (focused < 0) return near;
  const around = [focused - 1, focused, focused + 1];
  const wanted = around.filter((index) => index >= 0 && index < range.count);
  return [...new Set([...near, ...wanted])].sort((one, other) => one - other);
}

/** A list that renders only the rows near the window, and the row with the focus. */
export function VirtualRows<T>({
  rows,
  keyOf,
  height,
  gap,
  hasMore = false,
  focusKey,
  isIdle = false,
  children,
}: VirtualRowsProps<T>) {
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  const [focused, setFocused] = useState(-1);
  const [wanted, setWanted] = useState(focusKey);
  const toFocus = wanted === undefined ? -1 : rows.findIndex((row) => keyOf(row) === wanted);

  // Content above the list may change its height. Reading the position at each render would cost a layout.
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

  const path = pathOf(useLocation());
  const place = usePlaceToShow();
  const [measured] = useState(() =>
    place?.heights?.width === window.innerWidth ? place.heights.rows : [],
  );
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => height,
    getItemKey: (index) => keyOf(rows[index] as T),
    gap,
    overscan: 4,
    // Rows that come near by scrolling are rendered in a separate task, not in the frame's.
    useFlushSync: false,
    scrollMargin: top,
    // The page is scrolled to the kept place once the rows make it high enough.
    initialOffset: () => place?.top ?? window.scrollY,
    initialMeasurementsCache: measured,
    rangeExtractor: (range) => shownRows(range, toFocus < 0 ? focused : toFocus),
  });

  useEffect(() => {
    const keep = () =>
      keepPlace(path, { heights: { width: window.innerWidth, rows: virtualizer.takeSnapshot() } });
    // Captured, so that it runs before the places are stored.
    window.addEventListener('pagehide', keep, { capture: true });
    return () => {
      window.removeEventListener('pagehide', keep, { capture: true });
      keep();
    };
  }, [path, virtualizer]);

  useEffect(() => {
    if (wanted === undefined) return;
    const giveUp = new AbortController();
    const options = { signal: giveUp.signal };
    window.addEventListener('keydown', () => setWanted(undefined), options);
    window.addEventListener('pointerdown', () => setWanted(undefined), options);
    return () => giveUp.abort();
  }, [wanted]);

  // The row is rendered one render after the list, once the window has been measured.
  useEffect(() => {
    if (toFocus < 0) {
      if (isIdle) setWanted(undefined);
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
      // Only a focus that leaves the list counts. Menus and dialogs of rows are elsewhere in the page.
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
          // Includes the focus in a menu or dialog of the row, which is elsewhere in the page.
          onFocus={() => setFocused(index)}
          // -1 means that the number is unknown.
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
