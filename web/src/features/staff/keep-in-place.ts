import { flushSync } from 'react-dom';

/** What the user is at: the element with the focus, or else what lies under the pointer. */
function heldElement(): Element | undefined {
  const { activeElement } = document;
  if (activeElement && activeElement !== document.body) return activeElement;
  return [...document.querySelectorAll(':hover')].at(-1);
}

/** Makes a change of the page that may add lines above what the user is at, and scrolls by as much as that moved. */
export function keepInPlace(change: () => void): void {
  const held = heldElement();
  const before = held?.getBoundingClientRect().top;
  flushSync(change);
  if (!held?.isConnected || before === undefined) return;
  const moved = held.getBoundingClientRect().top - before;
  if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
}
