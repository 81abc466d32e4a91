import { useEffect, useState } from 'react';
import { startInProduction } from './start-in-production.ts';

/** Whether this browser has no service workers or does not allow one; false until that is known. */
export function useHasNoWorker(): boolean {
  const [hasNone, setHasNone] = useState(false);
  useEffect(() => {
    let isMounted = true;
    startInProduction().then(
      (hasWorker) => isMounted && setHasNone(hasWorker === false),
      () => {
        // Its code did not load: not known.
      },
    );
    return () => {
      isMounted = false;
    };
  }, []);
  return hasNone;
}
