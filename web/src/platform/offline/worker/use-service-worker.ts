import { useLoadWhenIdle } from '#web/platform/code-loading/code-loading.ts';
import { startInProduction } from './start-in-production.ts';

/**
 * Starts the service worker, in production, when nothing else is to be done. Used by the layouts of the app: visitors
 * of a flyer do not pay for it.
 */
export const useServiceWorker = (): void => useLoadWhenIdle(startInProduction);
