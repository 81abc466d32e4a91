import { useCallback, useEffect, useRef } from 'react';
import { focusPageHeading } from '#web/ui/focus-page-heading.ts';
import { headingOf } from './heading-id.ts';

interface Row {
  readonly id: string;
}

/**
 * Moves the focus, once a decided row has left its list, to the row that took its place, or to the last one; where none
 * is left, to the page's heading. Gives the function to call after a decision, the same in each render.
 */
export function useFocusAfterDecision(rows: readonly Row[] = []) {
  const decided = useRef<{ readonly id: string; readonly index: number }>(undefined);
  const shown = useRef(rows);

  useEffect(() => {
    shown.current = rows;
    if (!decided.current) return;
    const { id, index } = decided.current;
    if (rows.some((row) => row.id === id)) return;
    decided.current = undefined;
    const next = rows[index] ?? rows.at(-1);
    const heading = next && headingOf(next.id);
    if (heading) heading.focus();
    else focusPageHeading();
  }, [rows]);

  return useCallback((id: string) => {
    decided.current = { id, index: shown.current.findIndex((row) => row.id === id) };
  }, []);
}
