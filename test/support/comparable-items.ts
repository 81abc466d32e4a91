import { unpackTexts } from '#lambdas/platform/table/packed-texts.ts';
import type { MemoryItem } from './memory-table/values.ts';

/** Returns an item with uncompressed texts. */
export function unpacked(item: MemoryItem): MemoryItem {
  const { packedTexts: _, ...rest } = unpackTexts({ ...item }) ?? {};
  return rest;
}

const ids =
  /[\w-]{43}(?=\.csv)|[0-9A-HJKMNP-TV-Z]{26}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/**
 * Returns a value as text with all unknown ULIDs, UUIDs and report file names replaced by one word, since each attempt
 * of a call makes new ones.
 */
export function withoutNewIds(value: unknown, known: string): string {
  const text = JSON.stringify(value, (_, inner) =>
    inner instanceof Set ? [...inner].sort() : inner,
  );
  return text.replaceAll(ids, (id) => (known.includes(id) ? id : 'new'));
}
