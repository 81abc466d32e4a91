import { useEffect, useState } from 'react';
import { startInProduction } from './start-in-production.ts';

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
