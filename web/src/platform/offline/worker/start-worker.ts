import { storedUserId } from '#web/lib/auth/stored-user-id.ts';
import { currentLanguage, i18n, pathsOfSingleScreens } from '#web/platform/i18n/i18n.ts';
import type { MessageToWorker } from '#web/worker/worker-message.ts';
import { announceNewVersion, openNewVersion } from './new-version.ts';
import { reloading } from './reloading.ts';
import { registerWhenIdle } from './until-idle.ts';

async function tell(message: MessageToWorker): Promise<void> {
  const registration = await navigator.serviceWorker.ready;
  registration.active?.postMessage(message);
}

/**
 * Tells the worker to cache this page's files and, for signed-in users, the files of wallet and counter. The shell also
 * has those of private screens cached.
 */
export function tellFiles(isBare = true): Promise<void> {
  const entries = performance.getEntriesByType('resource');
  const isSignedIn = storedUserId() !== undefined;
  const texts = isSignedIn ? pathsOfSingleScreens() : [];
  const urls = [...new Set([...entries.map(({ name }) => name), ...texts])];
  return tell({ type: 'keep-files', urls, isSignedIn, isBare });
}

/** Tells the worker the language of push messages. */
const tellLanguageToWorker = (): Promise<void> =>
  tell({ type: 'language', language: currentLanguage() });

const hour = 60 * 60 * 1000;

/** Announces newer versions. Checks when the user returns to the page, at most once an hour. */
function watchVersions(registration: ServiceWorkerRegistration): void {
  const { serviceWorker } = navigator;
  // The first worker of a device also takes over, but is no newer version.
  let isControlled = serviceWorker.controller !== null;

  const check = (worker: ServiceWorker | null) => {
    if (isControlled && worker?.state === 'installed') announceNewVersion();
  };
  const watchState = (worker: ServiceWorker | null) => {
    worker?.addEventListener('statechange', () => check(worker));
    // On a busy device, it may have been installed before the event.
    check(worker ?? registration.waiting);
  };
  watchState(registration.installing);
  check(registration.waiting);
  registration.addEventListener('updatefound', () => watchState(registration.installing));
  // Another tab has opened the newer version; this page stays at its own until the user agrees.
  serviceWorker.addEventListener('controllerchange', () => {
    if (isControlled) announceNewVersion();
    isControlled = true;
    // A newer worker may have been installed before the first one took over.
    check(registration.waiting);
  });

  let checkedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - checkedAt < hour) return;
    checkedAt = Date.now();
    registration.update().catch(() => {
      // Offline, there is nothing newer.
    });
  });
}

async function start(): Promise<boolean> {
  try {
    watchVersions(await registerWhenIdle());
  } catch (error) {
    console.warn(error);
    return false;
  }
  reloading.reload = () => void openNewVersion();
  i18n.on('languageChanged', () => void tellLanguageToWorker());
  await Promise.all([tellFiles(), tellLanguageToWorker()]);
  return true;
}

let started: Promise<boolean> | undefined;

/** Registers the service worker once the app is idle; returns whether the browser has one. */
export function startWorker(): Promise<boolean> {
  started ??= start();
  return started;
}
