import { useEffect, useState } from 'react';
import { useLoadWhenIdle } from '#web/platform/code-loading/code-loading.ts';
import { isProduction } from './is-production.ts';

/** Starts the service worker, in production. Gives whether the browser has one; undefined while developing. */
async function startInProduction(): Promise<boolean | undefined> {
  if (!isProduction()) return undefined;
  const { startWorker } = await import('./start-worker.ts');
  return startWorker();
}

/** Starts the service worker in production when idle. Only for the app's layouts: flyers do not need it. */
export const useServiceWorker = (): void => useLoadWhenIdle(startInProduction);

/** Whether this browser does not support or allow service workers; false until known. */
export function useHasNoWorker(): boolean {
  const [hasNone, setHasNone] = useState(false);
  useEffect(() => {
    let isMounted = true;
    startInProduction().then(
      (hasWorker) => isMounted && setHasNone(hasWorker === false),
      () => {
        // The code did not load, so the answer is unknown.
      },
    );
    return () => {
      isMounted = false;
    };
  }, []);
  return hasNone;
}
