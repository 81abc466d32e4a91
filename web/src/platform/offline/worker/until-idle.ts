import { queryClient } from '#web/platform/api/api.ts';

/** Milliseconds from the page's start after which the app counts as idle in any case. */
const longest = 30_000;

/** Resolves when nothing is loaded for the screen any more, or 30 seconds after the page's start. */
export function untilIdle(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, longest - performance.now());
    const check = () => {
      if (queryClient.isFetching() > 0) return;
      clearTimeout(timer);
      stop();
      resolve();
    };
    const stop = queryClient.getQueryCache().subscribe(check);
    check();
  });
}
