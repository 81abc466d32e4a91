import { useLoadWhenIdle } from '#web/platform/code-loading/code-loading.ts';
import { startInProduction } from './start-in-production.ts';

/** Starts the service worker in production when idle. Only for the app's layouts: flyers do not need it. */
export const useServiceWorker = (): void => useLoadWhenIdle(startInProduction);
