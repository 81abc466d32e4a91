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
      // Fails where the browser has the interface but does not allow its use, as in some private windows.
      await storage.getKeys();
      return storage;
    } catch {
      // The next one.
    }
  }
  return undefined;
}

let opened: Promise<Storage | undefined> | undefined;

/** The storage of kept answers; undefined where the browser has none. */
export function keptStorage(): Promise<Storage | undefined> {
  opened ??= open();
  return opened;
}
