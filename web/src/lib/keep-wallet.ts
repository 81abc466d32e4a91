import type { MessageToWorker } from '#web/worker/worker-message.ts';

/**
 * Has the service worker cache the wallet with its texts in a language, so that it opens offline after a claim on an
 * open page, which has no worker itself. Rejects where the browser has none.
 */
export async function keepWallet(language: string): Promise<void> {
  const container = navigator.serviceWorker;
  await container.register('/ngsw-worker.js');
  const { active } = await container.ready;
  const texts = ['', 'wallet/', 'checkin/'].map(
    (folder) => `/assets/i18n/${folder}${language}.json`,
  );
  const message: MessageToWorker = {
    type: 'keep-files',
    urls: ['/config.json', ...texts],
    isSignedIn: true,
    isBare: true,
  };
  active?.postMessage(message);
}
