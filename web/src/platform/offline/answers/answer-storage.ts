import { createStorage, type Storage } from 'unstorage';
import indexedDb from 'unstorage/drivers/indexedb';
import localStorageDriver from 'unstorage/drivers/localstorage';

/** The specification's order of preference, without SQLite and WebSQL, which browsers do not have. */
const drivers = [
  () => indexedDb({ dbName: 'vitrine', storeName: 'kept' }),
  () => localStorageDriver({ base: 'kept' }),
];

async function open(): Promise<Storage | undefined> {
  for (const driver of drivers) {
    try {
      const storage = createStorage({ driver: driver() });
      // Fails if the browser has the interface but forbids its use, as in some private windows.
      await storage.getKeys();
      return storage;
    } catch {
      // Tries the next driver.
    }
  }
  return undefined;
}

let opened: Promise<Storage | undefined> | undefined;

/** Returns the storage of answers; undefined if the browser has none. */
export function answerStorage(): Promise<Storage | undefined> {
  opened ??= open();
  return opened;
}
