import { storedUserId } from '#web/lib/auth/stored-user.ts';
import { currentLanguage } from '#web/platform/i18n/i18n.ts';
import type { MessageToWorker } from '#web/worker/worker-message.ts';

async function tell(message: MessageToWorker): Promise<void> {
  const registration = await navigator.serviceWorker.ready;
  registration.active?.postMessage(message);
}

/** Tells the worker to cache this page's files and, for signed-in users, the files of private screens. */
export function tellFiles(): Promise<void> {
  const entries = performance.getEntriesByType('resource');
  const urls = [...new Set(entries.map(({ name }) => name))];
  return tell({ type: 'keep-files', urls, isSignedIn: storedUserId() !== undefined });
}

/** Tells the worker the language of push messages. */
export const tellLanguageToWorker = (): Promise<void> =>
  tell({ type: 'language', language: currentLanguage() });
