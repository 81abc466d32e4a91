import type { Route } from '#contract/http/route.ts';
import { itemKindOf, type Key, keyOf } from '#lambdas/platform/table/keys.ts';
import type { RequestParts } from '../builders/a-request.ts';
import type { ReceivedAnswer } from './checked-answer.ts';

export type StoredItem = Readonly<Record<string, unknown>>;

/** Sends the calls of the tests of operations, and reads and writes the table behind them. */
export interface Driver {
  readonly send: (route: Route, parts: RequestParts) => Promise<ReceivedAnswer>;
  /** Starts with these items alone; items of other tests are out of sight. */
  readonly tableHolds: (items: readonly (Key | StoredItem)[]) => Promise<void>;
  readonly putItems: (items: readonly (Key | StoredItem)[]) => Promise<void>;
  readonly deleteItem: (key: Key) => Promise<void>;
  readonly itemAt: (key: Key) => Promise<StoredItem | undefined>;
  /** All items since `tableHolds`, sorted by key. */
  readonly allItems: () => Promise<readonly StoredItem[]>;
  /** Waits for the jobs that changes started, until an assertion holds. */
  readonly eventually: <T>(assertion: () => Promise<T>) => Promise<T>;
}

/** The variable with the driver of this run: `http` for the deployed stage, else the Lambdas in this process. */
export const driverVariable = 'VITRINE_DRIVER';

/** Returns the driver of this run. */
export async function driver(): Promise<Driver> {
  return process.env[driverVariable] === 'http'
    ? (await import('./http-driver.ts')).httpDriver
    : (await import('./memory-driver.ts')).memoryDriver;
}

/** Starts a test with a table of these items. */
export async function tableHolds(...items: readonly (Key | StoredItem)[]): Promise<void> {
  await (await driver()).tableHolds(items);
}

/** Stores items like another request would. */
export async function putItems(...items: readonly (Key | StoredItem)[]): Promise<void> {
  await (await driver()).putItems(items);
}

/** Changes attributes of an item like another request would. Throws if there is no item. */
export async function changeAttributes(key: Key, changes: StoredItem): Promise<void> {
  const before = await itemAt(key);
  if (!before) throw new Error(`There is no item at ${key.PK} ${key.SK}`);
  await putItems({ ...before, ...changes });
}

/** Removes an item like another request would. */
export const deleteItem = async (key: Key): Promise<void> =>
  (await driver()).deleteItem(keyOf({ ...key }));

/** Returns an item; undefined if there is none. */
export const itemAt = async (key: Key): Promise<StoredItem | undefined> =>
  (await driver()).itemAt(key);

/** Returns all items since `tableHolds`, sorted by key. */
const allItems = async (): Promise<readonly StoredItem[]> => (await driver()).allItems();

/** Returns the items of a kind, such as `SHOP OFFER`, sorted by key. */
export const itemsOfKind = async (kind: string): Promise<readonly StoredItem[]> =>
  (await allItems()).filter((item) => itemKindOf(item as unknown as Key) === kind);

/** Returns the items whose keys have an id in them, sorted by key. */
export const itemsAbout = async (id: string): Promise<readonly StoredItem[]> =>
  (await allItems()).filter((item) => `${item['PK']} ${item['SK']}`.includes(id));

/** Waits for the jobs that changes started, until an assertion holds. */
export const eventually = async <T>(assertion: () => Promise<T>): Promise<T> =>
  (await driver()).eventually(assertion);
