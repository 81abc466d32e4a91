import { createStore, useStore } from '@mantine/store';
import type { MessageToWorker } from '#web/worker/worker-message.ts';

const store = createStore({ isThere: false });

/** Notes that this device has a newer version of the app than this page. */
export const announceNewVersion = (): void => store.setState({ isThere: true });

/** Whether this device has a newer version of the app than this page. */
export const useHasNewVersion = (): boolean => useStore(store).isThere;

/** Milliseconds that a version may take to load or to take over. */
const limit = 10_000;

const takeOver: MessageToWorker = { type: 'take-over' };

/** Resolves when the worker has been installed or has failed, or after the limit. */
function loaded(worker: ServiceWorker): Promise<unknown> {
  return new Promise((resolve) => {
    setTimeout(resolve, limit);
    worker.addEventListener('statechange', () => worker.state !== 'installing' && resolve(null));
  });
}

/** Reloads the page in the newest version, after its service worker has taken over from the old one. */
export async function openNewVersion(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration && !registration.waiting) await registration.update().catch(() => {});
  if (registration?.installing) await loaded(registration.installing);
  const waiting = registration?.waiting;
  if (!waiting) return location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
  setTimeout(() => location.reload(), limit);
  waiting.postMessage(takeOver);
}
