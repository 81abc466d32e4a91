import { i18n } from '../i18n/start-i18n.ts';
import { openNewVersion } from '../updates/open-new-version.ts';
import { reloading } from '../updates/reloading.ts';
import { registerWhenStable } from './register-when-stable.ts';
import { tellFiles, tellLanguage } from './tell-worker.ts';
import { watchVersions } from './watch-versions.ts';

async function start(): Promise<boolean> {
  try {
    watchVersions(await registerWhenStable());
  } catch (error) {
    console.warn(error);
    return false;
  }
  reloading.reload = () => void openNewVersion();
  i18n.on('languageChanged', () => void tellLanguage());
  await Promise.all([tellFiles(), tellLanguage()]);
  return true;
}

let started: Promise<boolean> | undefined;

/**
 * Registers the service worker once the app is stable, and gives whether the browser has one. Without one the app works,
 * but not offline.
 */
export function startWorker(): Promise<boolean> {
  started ??= start();
  return started;
}
