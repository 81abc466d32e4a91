import { useEffect } from 'react';
import type { ShownImage } from '#contract/media/images.ts';

/** In milliseconds. Images are made within seconds; the next visit shows slower ones. */
const interval = 4000;
const mostTimes = 15;

/** Reloads images, for a minute at most, while some are still being processed. */
export function useUntilReady(images: readonly ShownImage[], refetch: () => unknown): void {
  const isWaiting = images.some(({ status }) => status === 'processing');
  useEffect(() => {
    if (!isWaiting) return;
    let left = mostTimes;
    const timer = setInterval(() => {
      refetch();
      left -= 1;
      if (left === 0) clearInterval(timer);
    }, interval);
    return () => clearInterval(timer);
  }, [isWaiting, refetch]);
}
