import { workerPath } from '#web/worker/worker-message.ts';
import { isProduction } from './is-production.ts';

/** The specification's text for the console. Screens show `install.noWorker`. */
const unsupported = 'Service workers are disabled or not supported by this browser';

/** Registers the service worker and checks for a newer one. Throws without support, and during development. */
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
