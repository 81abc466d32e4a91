import { useEffect } from 'react';

/** Milliseconds after which a page that is always busy counts as idle. */
const longest = 30_000;

/**
 * Loads code that is needed later, as soon as the browser has nothing else to do; `isNeeded` may change. A failure is
 * handled where the code is used.
 */
export function useLoadWhenIdle(load: () => Promise<unknown>, isNeeded = true): void {
  useEffect(() => {
    if (!isNeeded) return;
    const start = () => void load().catch(() => {});
    // Safari has no requestIdleCallback.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(start, 500);
      return () => clearTimeout(timer);
    }
    const callback = window.requestIdleCallback(start, { timeout: longest });
    return () => window.cancelIdleCallback(callback);
  }, [load, isNeeded]);
}
