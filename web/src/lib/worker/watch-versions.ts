import { announceNewVersion } from '../updates/new-version.ts';

const hour = 60 * 60 * 1000;

/**
 * Announces newer versions of the app. Looks for one when the user returns to the page, once an hour at most;
 * registering has looked at the start.
 */
export function watchVersions(registration: ServiceWorkerRegistration): void {
  const { serviceWorker } = navigator;
  // The first worker of a device takes over, too, and is no newer version.
  let isControlled = serviceWorker.controller !== null;

  const follow = (worker: ServiceWorker | null) => {
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && isControlled) announceNewVersion();
    });
  };
  if (registration.waiting && isControlled) announceNewVersion();
  follow(registration.installing);
  registration.addEventListener('updatefound', () => follow(registration.installing));
  // Another tab has opened the newer version: this page keeps its own until the user wants the other.
  serviceWorker.addEventListener('controllerchange', () => {
    if (isControlled) announceNewVersion();
    isControlled = true;
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
