import { storedUserId } from '../auth/stored-user.ts';
import { currentLanguage } from '../i18n/start-i18n.ts';
import type { MessageToWorker } from './worker-message.ts';

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
