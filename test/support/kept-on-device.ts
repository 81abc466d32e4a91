import type { Page } from '@playwright/test';

/** Returns the keys in a store of an IndexedDB database. */
export const storedKeys = (
  page: Page,
  database: string,
  store: string,
): Promise<readonly string[]> =>
  page.evaluate(
    async ([name = '', storeName = '']) => {
      // Opening a missing database would create it without the app's stores.
      const isThere = (await indexedDB.databases()).some((found) => found.name === name);
      if (!isThere) return [];
      return new Promise<readonly string[]>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const done = (keys: readonly string[]) => {
            database.close();
            resolve(keys);
          };
          if (!database.objectStoreNames.contains(storeName)) return done([]);
          const reading = database.transaction(storeName).objectStore(storeName).getAllKeys();
          reading.onsuccess = () => done(reading.result.map(String));
        };
      });
    },
    [database, store],
  );

/** Returns the keys of answers stored on the device. */
export const keptKeys = (page: Page): Promise<readonly string[]> =>
  storedKeys(page, 'vitrine', 'kept');

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
