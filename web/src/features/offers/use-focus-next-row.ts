import { type RefObject, useEffect, useRef } from 'react';

/** The link of the next row of the list that an element is in, of the one before at its end; else the page's heading. */
function nextStop(element: HTMLElement | null): HTMLElement | null {
  const row = element?.closest('li');
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  return neighbour?.querySelector('a') ?? document.querySelector('h1');
}

/**
 * Gives a function to call before the row of `element` leaves its list: once it has left, the next row gets the focus,
 * which would be lost otherwise.
 */
export function useFocusNextRow(element: RefObject<HTMLElement | null>): () => void {
  const stop = useRef<HTMLElement>(null);
  // The page is not inert any more once the dialog that asked has gone.
  useEffect(() => () => void setTimeout(() => stop.current?.focus()), []);
  return () => {
    stop.current = nextStop(element.current);
  };
}
