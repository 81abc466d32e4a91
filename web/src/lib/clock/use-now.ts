import { timeoutManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { answeredAt, serverNow } from './server-clock.ts';

/** Milliseconds between two checks of the clock. */
export const tick = 30_000;

const listeners = new Set<() => void>();
let stop: (() => void) | undefined;

/** Calls the listeners at each tick and when the page is shown again; not while the page is hidden. */
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

/** Calls a listener at each tick. Returns a function that stops it. */
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

let shown = 0;

/**
 * Returns the time of the page, the same for all components of a render. It advances with each tick and each answer, so
 * that no past event of an answer seems to be in the future.
 */
function shownNow(): number {
  const now = serverNow();
  if (Math.abs(now - shown) >= tick || shown < answeredAt()) shown = now;
  return shown;
}

/** The current time, at most a minute late, also on a page that stays open. */
export const useNow = (): Date => new Date(useSyncExternalStore(onTick, shownNow));
