import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { StoredEntry } from '../entries/entry.ts';
import type { StoredPack, StoredShop } from './outbox-store.ts';

export const databaseName = 'vitrine-counter';

/** Version of the schema. A new one adds its step to `upgrade`, and keeps all entries. */
export const schemaVersion = 1;

export interface CounterSchema extends DBSchema {
  entries: {
    key: string;
    value: StoredEntry;
    // Entries without `shown` or `sweepAt` are not part of that index.
    indexes: { code: string; shown: string; sweepAt: number; place: [string, number] };
  };
  shops: { key: string; value: StoredShop };
  packs: { key: string; value: StoredPack };
}

export type CounterDatabase = IDBPDatabase<CounterSchema>;

function upgrade(database: CounterDatabase, oldVersion: number): void {
  if (oldVersion < 1) {
    const entries = database.createObjectStore('entries', { keyPath: 'nonce' });
    entries.createIndex('code', 'code');
    entries.createIndex('shown', 'shown');
    entries.createIndex('sweepAt', 'sweepAt');
    // Two tabs cannot give two uses of a shop the same sequence.
    entries.createIndex('place', ['shopId', 'sequence'], { unique: true });
    database.createObjectStore('shops', { keyPath: 'shopId' });
    database.createObjectStore('packs', { keyPath: 'shopId' });
  }
}

/** Opens the database. `onEnd`: it was closed, by a newer version of the app in another tab or by the browser. */
export async function openDatabase(onEnd: () => void): Promise<CounterDatabase> {
  const database = await openDB<CounterSchema>(databaseName, schemaVersion, {
    upgrade,
    blocking: (_current, _next, event) => {
      onEnd();
      // Waits for running transactions, so that an update loses nothing.
      (event.target as IDBDatabase).close();
    },
    terminated: onEnd,
  });
  return database;
}
