import { registerWorker } from './register-worker.ts';
import { stable } from './stable.ts';

/** Registers the service worker once the app is stable, for what no user waits for. Throws as `registerWorker`. */
export async function registerWhenStable(): Promise<ServiceWorkerRegistration> {
  await stable();
  return registerWorker();
}
