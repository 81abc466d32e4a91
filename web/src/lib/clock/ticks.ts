import { timeoutManager } from '@tanstack/react-query';

/** Milliseconds between two looks at the clock. */
export const tick = 30_000;

const listeners = new Set<() => void>();
let stop: (() => void) | undefined;

/** Looks at the clock from time to time, and when the page is shown again; not while it is hidden. */
function start(): () => void {
  const look = () => {
    if (document.visibilityState === 'hidden') return;
    for (const listener of listeners) listener();
  };
  const timer = timeoutManager.setInterval(look, tick);
  document.addEventListener('visibilitychange', look);
  return () => {
    timeoutManager.clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}

/** Calls a listener each time the page looks at the clock. Gives the function that ends this. */
export function onTick(listener: () => void): () => void {
  listeners.add(listener);
  stop ??= start();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stop?.();
    stop = undefined;
  };
}
