import { useEffect, useState } from 'react';

/** Whether missing files (`isSuspected`) are gone, as after a release: the server must answer. */
export function useIsOutdated(isSuspected: boolean): boolean {
  const [isOutdated, setIsOutdated] = useState(false);
  useEffect(() => {
    if (!isSuspected) return;
    // The service worker caches no answers to HEAD. Without an answer, the page already says that the user is offline.
    fetch('/config.json', { method: 'HEAD' }).then(
      ({ ok }) => setIsOutdated(ok),
      () => {},
    );
  }, [isSuspected]);
  return isOutdated;
}
