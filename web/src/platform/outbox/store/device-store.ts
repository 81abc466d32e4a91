import { outboxErrorOf } from '../outbox-error.ts';
import { type CounterDatabase, openDatabase } from './open-database.ts';
import type { EntryChange, Found, OutboxStore } from './outbox-store.ts';

/** A connection that is opened again after it was closed. */
class Connection {
  #opened: Promise<CounterDatabase> | undefined;

  open(): Promise<CounterDatabase> {
    const opened = this.#opened ?? openDatabase(() => this.#forget(opened));
    this.#opened = opened;
    opened.catch(() => this.#forget(opened));
    return opened;
  }

  #forget(opened: Promise<CounterDatabase>): void {
    if (this.#opened === opened) this.#opened = undefined;
  }

  close(): void {
    this.#opened?.then((database) => database.close()).catch(() => {});
    this.#opened = undefined;
  }
}

const isNamed = (error: unknown, name: string) =>
  error instanceof DOMException && error.name === name;

function abort(transaction: { abort: () => void }): void {
  try {
    transaction.abort();
  } catch {
    // It has ended already.
  }
}

/** Safari loses its database when the page sleeps, and throws UnknownError until it is opened again. */
const lostConnection = ['InvalidStateError', 'UnknownError'];

/** Runs `use`, once more if the connection was lost meanwhile. A change that was done is found by its nonce. */
async function run<T>(
  connection: Connection,
  use: (database: CounterDatabase) => Promise<T>,
): Promise<T> {
  try {
    try {
      return await use(await connection.open());
    } catch (error) {
      if (!lostConnection.some((name) => isNamed(error, name))) throw error;
      connection.close();
      return await use(await connection.open());
    }
  } catch (error) {
    throw outboxErrorOf(error);
  }
}

/** Green means that the disk has it: `strict` waits for the disk, and `done` for the event `complete`. */
const strict = { durability: 'strict' } as const;

async function changeEntry<T>(
  database: CounterDatabase,
  { code, shopId }: { readonly code: string; readonly shopId: string },
  decide: (found: Found) => EntryChange<T>,
): Promise<T> {
  const transaction = database.transaction(['entries', 'shops'], 'readwrite', strict);
  const [entries, shops] = [transaction.objectStore('entries'), transaction.objectStore('shops')];
  // Marked as handled: a failed request rejects this promise, too.
  transaction.done.catch(() => {});
  const [ofCode, shop] = await Promise.all([entries.index('code').getAll(code), shops.get(shopId)]);
  try {
    const { put, remove, shop: changed, result } = decide({ ofCode, shop });
    await Promise.all([
      put && entries.put(put),
      remove !== undefined && entries.delete(remove),
      changed && shops.put(changed),
    ]);
    await transaction.done;
    return result;
  } catch (error) {
    abort(transaction);
    // Requests of an aborted transaction do not name the cause, such as a full disk.
    if (isNamed(error, 'AbortError')) await transaction.done;
    throw error;
  }
}

/** Opens the database of the device. Rejects with an OutboxError if the browser has none. */
export async function openDeviceStore(): Promise<OutboxStore> {
  const connection = new Connection();
  await run(connection, async () => {});
  return {
    isKept: true,
    shown: (shopId) =>
      run(connection, (database) => database.getAllFromIndex('entries', 'shown', shopId)),
    ofCode: (code) =>
      run(connection, (database) => database.getAllFromIndex('entries', 'code', code)),
    shops: () => run(connection, (database) => database.getAll('shops')),
    change: (at, decide) => run(connection, (database) => changeEntry(database, at, decide)),
    pack: (shopId) => run(connection, (database) => database.get('packs', shopId)),
    changePack: (shopId, decide) =>
      run(connection, async (database) => {
        const transaction = database.transaction('packs', 'readwrite');
        transaction.done.catch(() => {});
        const pack = decide(await transaction.store.get(shopId));
        if (pack) await transaction.store.put(pack);
        await transaction.done;
      }),
    sweep: (decide, until) =>
      run(connection, async (database) => {
        const transaction = database.transaction('entries', 'readwrite');
        transaction.done.catch(() => {});
        const range = IDBKeyRange.upperBound(until);
        for (const entry of await transaction.store.index('sweepAt').getAll(range)) {
          const left = decide(entry);
          if (!left) await transaction.store.delete(entry.nonce);
          else if (left !== entry) await transaction.store.put(left);
        }
        await transaction.done;
      }),
    close: () => connection.close(),
  };
}
