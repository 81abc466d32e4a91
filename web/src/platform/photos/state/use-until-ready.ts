import { useEffect } from 'react';
import type { ShownImage } from '#contract/media/images.ts';

/** Milliseconds. Images are made in seconds; where one takes longer, the next visit shows it. */
const interval = 4000;
const mostTimes = 15;

/** Loads images again, for a minute at most, while some of them are still being made. */
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
