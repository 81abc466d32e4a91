import { useEffect, useState } from 'react';

/**
 * Whether files of a page are gone, as after a release: whether the site answers where they do not load, which
 * `isSuspected` says. On a poor line a file can fail while the site is as it was.
 */
export function useIsOutdated(isSuspected: boolean): boolean {
  const [isOutdated, setIsOutdated] = useState(false);
  useEffect(() => {
    if (!isSuspected) return;
    // By a method of which the service worker keeps no answers. After a failure the page says already that there is no
    // connection.
    fetch('/config.json', { method: 'HEAD' }).then(
      ({ ok }) => setIsOutdated(ok),
      () => {},
    );
  }, [isSuspected]);
  return isOutdated;
}
