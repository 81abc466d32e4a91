import { i18n } from '../i18n/start-i18n.ts';
import { queryClient } from '../query-client.ts';
import { openNewVersion } from '../updates/open-new-version.ts';
import { reloading } from '../updates/reloading.ts';
import { registerWorker } from './register-worker.ts';
import { tellFiles, tellLanguage } from './tell-worker.ts';
import { watchVersions } from './watch-versions.ts';

/** Milliseconds from the page's start after which the worker is registered in any case. */
const longest = 30_000;

/** Resolves when nothing is loaded for the screen any more, or 30 seconds after the page's start. */
function stable(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, longest - performance.now());
    const check = () => {
      if (queryClient.isFetching() > 0) return;
      clearTimeout(timer);
      stop();
      resolve();
    };
    const stop = queryClient.getQueryCache().subscribe(check);
    check();
  });
}

async function start(): Promise<void> {
  await stable();
  try {
    watchVersions(await registerWorker());
  } catch (error) {
    console.warn(error);
    return;
  }
  reloading.reload = () => void openNewVersion();
  i18n.on('languageChanged', () => void tellLanguage());
  await Promise.all([tellFiles(), tellLanguage()]);
}

let started: Promise<void> | undefined;

/** Registers the service worker once the app is stable. Without one the app works, but not offline. */
export function startWorker(): Promise<void> {
  started ??= start();
  return started;
}
