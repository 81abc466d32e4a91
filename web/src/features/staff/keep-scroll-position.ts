import { flushSync } from 'react-dom';

/** Returns the element with the focus, else the element under the pointer. */
function heldElement(): Element | undefined {
  const { activeElement } = document;
  if (activeElement && activeElement !== document.body) return activeElement;
  return [...document.querySelectorAll(':hover')].at(-1);
}

/** Makes a change that may add lines above the element in use, and scrolls so that the element does not move. */
export function keepScrollPosition(change: () => void): void {
  const held = heldElement();
  const before = held?.getBoundingClientRect().top;
  flushSync(change);
  if (!held?.isConnected || before === undefined) return;
  const moved = held.getBoundingClientRect().top - before;
  if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
}
