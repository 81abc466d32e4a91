import { useEffect, useRef } from 'react';
import type { BusinessForStaff } from '#contract/staff.ts';
import { focusPageHeading } from '#web/ui/focus-page-heading.ts';
import { headingIdOf } from './heading-id.ts';

/**
 * Moves the focus, once a decided business has left the queue, to the business that took its place, or to the last one;
 * where none is left, to the page's heading. Gives the function to call after a decision.
 */
export function useFocusAfterDecision(queue: readonly BusinessForStaff[] = []) {
  const decided = useRef<{ readonly id: string; readonly index: number }>(undefined);

  useEffect(() => {
    if (!decided.current) return;
    const { id, index } = decided.current;
    if (queue.some((business) => business.id === id)) return;
    decided.current = undefined;
    const next = queue[index] ?? queue.at(-1);
    const heading = next && document.getElementById(headingIdOf(next.id));
    if (heading) heading.focus();
    else focusPageHeading();
  }, [queue]);

  return (id: string) => {
    decided.current = { id, index: queue.findIndex((business) => business.id === id) };
  };
}
