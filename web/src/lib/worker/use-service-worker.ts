import { useLoadWhenIdle } from '../use-load-when-idle.ts';
import { startInProduction } from './start-in-production.ts';

/** Starts the service worker in production when idle. Only for the app's layouts: flyers do not need it. */
export const useServiceWorker = (): void => useLoadWhenIdle(startInProduction);
