import { useLoadWhenIdle } from '../use-load-when-idle.ts';
import { startInProduction } from './start-in-production.ts';

/**
 * Starts the service worker in production when the browser is idle. Only for the layouts of the app: flyers do not need
 * it.
 */
export const useServiceWorker = (): void => useLoadWhenIdle(startInProduction);
