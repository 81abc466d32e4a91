import { unpackTexts } from '#lambdas/platform/table/packed-texts.ts';
import type { MemoryItem } from './memory-table/values.ts';

/** Returns an item with uncompressed texts. */
export function unpacked(item: MemoryItem): MemoryItem {
  const { packedTexts: _, ...rest } = unpackTexts({ ...item }) ?? {};
  return rest;
}
