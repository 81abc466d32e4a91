import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { Item } from './read.ts';

// Level 5 of 11: a thirtieth of the highest level's time for a tenth more bytes.
const options = {
  params: {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: 5,
  },
};

/**
 * Packs the long texts of an item (`names`) into one compressed attribute (Brotli, RFC 7932): with the longest
 * descriptions it then still fits the 4 KB of one read unit.
 */
export function packTexts(attributes: Readonly<Item>, names: readonly string[]): Item {
  const packed = { ...attributes };
  const texts: Item = {};
  for (const name of names) {
    if (packed[name] !== undefined) texts[name] = packed[name];
    delete packed[name];
  }
  if (Object.keys(texts).length === 0) return packed;
  return { ...packed, packedTexts: brotliCompressSync(JSON.stringify(texts), options) };
}

/** Restores the packed texts of an item as attributes. */
export function unpackTexts(item: Item | undefined): Item | undefined {
  const packed = item?.['packedTexts'];
  if (!(packed instanceof Uint8Array)) return item;
  return { ...item, ...JSON.parse(brotliDecompressSync(packed).toString()) };
}
