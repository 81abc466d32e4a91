import type { Key } from './keys.ts';
import { getItem } from './read.ts';

/**
 * Returns the item found under a key. Throws where the stored item does not parse, for work that must not take a
 * damaged item for an absent one.
 */
export async function throwIfUnreadable<T>(key: Key, found: T | undefined): Promise<T | undefined> {
  if (found === undefined && (await getItem(key))) {
    throw new Error(`The stored item ${key.PK} ${key.SK} cannot be read`);
  }
  return found;
}
