import { workerPath } from '#web/worker/worker-message.ts';
import { isProduction } from './is-production.ts';

/** Of the specification: for the console. On the screen it is `install.noWorker`. */
const unsupported = 'Service workers are disabled or not supported by this browser';

/**
 * Registers the service worker, as often as it is called, and checks for a newer one. Throws where the browser has none
 * or does not allow one, and while developing.
 */
export async function registerWorker(): Promise<ServiceWorkerRegistration> {
  const container: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  if (!isProduction() || !container) throw new Error(unsupported);
  // Tools that disable workers resolve with nothing.
  const registration: ServiceWorkerRegistration | undefined = await container
    .register(workerPath)
    .catch((cause: unknown) => {
      throw new Error(unsupported, { cause });
    });
  if (!registration) throw new Error(unsupported);
  return registration;
}
