import { useEffect, useState } from 'react';

/** Whether this site answers, while one of its files does not load. */
async function isSiteReachable(signal: AbortSignal): Promise<boolean> {
  const response = await fetch('/config.json', { cache: 'no-store', signal });
  return response.ok;
}

/**
 * Whether files of a page are gone, as after a release. Asks where `isSuspected`: on a poor line a file can fail while
 * the site is as it was.
 */
export function useIsOutdated(isSuspected: boolean): boolean {
  const [isOutdated, setIsOutdated] = useState(false);
  useEffect(() => {
    if (!isSuspected) return;
    const stop = new AbortController();
    // The page says already that there is no connection.
    isSiteReachable(stop.signal).then(setIsOutdated, () => {});
    return () => stop.abort();
  }, [isSuspected]);
  return isOutdated;
}
