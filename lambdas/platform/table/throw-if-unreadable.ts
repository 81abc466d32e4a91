import type { Key } from './keys.ts';
import { getItem } from './read.ts';

/** Returns the item found under a key. Throws where it is stored but does not parse. */
export async function throwIfUnreadable<T>(key: Key, found: T | undefined): Promise<T | undefined> {
  if (found === undefined && (await getItem(key))) {
    throw new Error(`The stored item ${key.PK} ${key.SK} cannot be read`);
  }
  return found;
}
