import { announceNewVersion } from './new-version.ts';

const hour = 60 * 60 * 1000;

/**
 * Announces newer versions of the app. Looks for one when the user returns to the page, once an hour at most;
 * registering has looked at the start.
 */
export function watchVersions(registration: ServiceWorkerRegistration): void {
  const { serviceWorker } = navigator;
  // The first worker of a device takes over, too, and is no newer version.
  let isControlled = serviceWorker.controller !== null;

  const check = (worker: ServiceWorker | null) => {
    if (isControlled && worker?.state === 'installed') announceNewVersion();
  };
  const follow = (worker: ServiceWorker | null) => {
    worker?.addEventListener('statechange', () => check(worker));
    // On a busy device it may have been installed before the event came.
    check(worker ?? registration.waiting);
  };
  follow(registration.installing);
  check(registration.waiting);
  registration.addEventListener('updatefound', () => follow(registration.installing));
  // Another tab has opened the newer version: this page keeps its own until the user wants the other.
  serviceWorker.addEventListener('controllerchange', () => {
    if (isControlled) announceNewVersion();
    isControlled = true;
    // A newer one may have been installed before the first took over.
    check(registration.waiting);
  });

  let checkedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - checkedAt < hour) return;
    checkedAt = Date.now();
    registration.update().catch(() => {
      // Without a connection there is nothing newer.
    });
  });
}
