import { useEffect } from 'react';

/** Milliseconds until a busy page counts as idle. */
const longest = 30_000;

/** Loads code for later once the browser is idle. The place that uses the code handles failures. */
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
