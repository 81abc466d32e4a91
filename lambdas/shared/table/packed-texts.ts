import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

// Level 5 of 11: a thirtieth of the time of the highest level for a tenth more bytes.
const options = {
  params: {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: 5,
  },
};

/**
 * Long texts as one compressed attribute (Brotli, RFC 7932, of their JSON): an item with the longest
 * descriptions then still fits the 4 KB that one read unit covers. No texts, no attribute.
 */
export function packTexts(texts: Readonly<Record<string, string | undefined>>): {
  packedTexts?: Uint8Array;
} {
  const given = Object.entries(texts).filter(([, text]) => text !== undefined);
  if (given.length === 0) return {};
  return { packedTexts: brotliCompressSync(JSON.stringify(Object.fromEntries(given)), options) };
}

/** The texts of an item, by name. */
export function unpackTexts(packed: Uint8Array | undefined): Record<string, string> {
  return packed ? JSON.parse(brotliDecompressSync(packed).toString()) : {};
}
