import { unpackTexts } from '#lambdas/platform/table/packed-texts.ts';
import type { MemoryItem } from './memory-table/values.ts';

/** An item with its texts as attributes of their own, in place of the compressed ones. */
export function unpacked(item: MemoryItem): MemoryItem {
  const { packedTexts: _, ...rest } = unpackTexts({ ...item }) ?? {};
  return rest;
}
