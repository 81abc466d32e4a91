import { itemKindOf, type Key, keyOf } from '#lambdas/platform/table/keys.ts';
import { driver, type StoredItem } from './driver.ts';

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
