import { registerWorker } from './register-worker.ts';
import { untilIdle } from './until-idle.ts';

/** Registers the service worker once the app is idle, for what no user waits for. Throws as `registerWorker`. */
export async function registerWhenIdle(): Promise<ServiceWorkerRegistration> {
  await untilIdle();
  return registerWorker();
}
