import { registerWorker } from './register-worker.ts';
import { untilIdle } from './until-idle.ts';

/** Registers the service worker once the app is idle. Throws like `registerWorker`. */
export async function registerWhenIdle(): Promise<ServiceWorkerRegistration> {
  await untilIdle();
  return registerWorker();
}
