import { i18n } from '#web/platform/i18n/i18n.ts';
import { openNewVersion } from './open-new-version.ts';
import { registerWhenIdle } from './register-when-idle.ts';
import { reloading } from './reloading.ts';
import { tellFiles, tellLanguageToWorker } from './tell-worker.ts';
import { watchVersions } from './watch-versions.ts';

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
