import type { Key } from './keys.ts';
import { getItem } from './read.ts';

/**
 * Returns what was found under a key. Throws where nothing was found although there is an item: one that does not
 * parse. For work that must not take a damaged item for one that is absent.
 */
export async function throwIfUnreadable<T>(key: Key, found: T | undefined): Promise<T | undefined> {
  if (found === undefined && (await getItem(key))) {
    throw new Error(`The stored item ${key.PK} ${key.SK} cannot be read`);
  }
  return found;
}
