import { queryClient } from '#web/platform/api/api.ts';
import { registerWorker } from './register-worker.ts';

/** Milliseconds from the page's start until a busy app counts as idle. */
const longest = 30_000;

/** Resolves when no query is loading, or 30 seconds after the page's start. */
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

/** Registers the service worker once the app is idle. Throws like `registerWorker`. */
export async function registerWhenIdle(): Promise<ServiceWorkerRegistration> {
  await untilIdle();
  return registerWorker();
}
