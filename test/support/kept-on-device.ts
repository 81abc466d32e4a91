import type { Page } from '@playwright/test';

/** Returns the keys of answers stored on the device. */
export const keptKeys = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    // Opening a missing database would create it without the app's store.
    const isThere = (await indexedDB.databases()).some(({ name }) => name === 'vitrine');
    if (!isThere) return [];
    return new Promise<readonly string[]>((resolve, reject) => {
      const opening = indexedDB.open('vitrine');
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const database = opening.result;
        const done = (keys: readonly string[]) => {
          database.close();
          resolve(keys);
        };
        if (!database.objectStoreNames.contains('kept')) return done([]);
        const reading = database.transaction('kept').objectStore('kept').getAllKeys();
        reading.onsuccess = () => done(reading.result.map(String));
      };
    });
  });

/** Returns the paths in the service worker's cache. */
export const cachedPaths = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

/** Cached files of an offline start: the page, its texts and the private screens. */
export const filesOfStart: readonly RegExp[] = [
  /^\/index\.html$/,
  /^\/config\.json$/,
  /^\/assets\/i18n\/pt\.json$/,
  /^\/static\/private-.*\.js$/,
  /^\/static\/lists-.*\.js$/,
];
