import { useEffect, useState } from 'react';

/**
 * Whether the server answers although files of the page did not load (`isSuspected`), as after a release. On a poor
 * connection, files can fail without a release.
 */
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
