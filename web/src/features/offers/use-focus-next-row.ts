import { type RefObject, useEffect, useRef } from 'react';

/** Returns the link of the next row, of the previous row at the end of the list, or the page's heading. */
function nextStop(element: HTMLElement | null): HTMLElement | null {
  const row = element?.closest('li');
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  return neighbour?.querySelector('a') ?? document.querySelector('h1');
}

/** Returns a function to call before the row of `element` is removed; the next row then gets the focus. */
export function useFocusNextRow(element: RefObject<HTMLElement | null>): () => void {
  const stop = useRef<HTMLElement>(null);
  // The page is inert until the dialog has closed.
  useEffect(() => () => void setTimeout(() => stop.current?.focus()), []);
  return () => {
    stop.current = nextStop(element.current);
  };
}
