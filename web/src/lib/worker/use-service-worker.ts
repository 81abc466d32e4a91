import { useLoadWhenIdle } from '../use-load-when-idle.ts';

const start = async () => {
  if (!import.meta.env.PROD) return;
  const { startWorker } = await import('./start-worker.ts');
  await startWorker();
};

/**
 * Starts the service worker, in production, when nothing else is to be done. Used by the layouts of the app: visitors
 * of a flyer do not pay for it.
 */
export const useServiceWorker = (): void => useLoadWhenIdle(start);
