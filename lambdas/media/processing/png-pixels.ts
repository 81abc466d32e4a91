/** Chunks that affect pixels; all others are removed before decoding. */
const pixelChunks: ReadonlySet<string> = new Set([
  'IHDR',
  'PLTE',
  'IDAT',
  'IEND',
  'tRNS',
  'gAMA',
  'cHRM',
  'sRGB',
  'iCCP',
  'eXIf',
]);

/** Most bytes of a compressed colour profile; profiles of cameras and screens have a few KB. */
const maxProfileBytes = 64 * 1024;

interface PngPixels {
  /** The file, reduced to the chunks that its pixels need. */
  readonly bytes: Buffer;
  /** Whether the file is an APNG; libvips would decode its first frame. */
  readonly isAnimated: boolean;
}

/** Returns whether a chunk is needed. Only pixel data may be in several chunks. */
function isNeeded(type: string, length: number, kept: ReadonlySet<string>): boolean {
  if (type === 'IDAT') return length > 0;
  if (type === 'iCCP' && length > maxProfileBytes) return false;
  return pixelChunks.has(type) && !kept.has(type);
}

/**
 * Removes the chunks of a PNG that do not affect its pixels: compressed texts can expand to gigabytes, and many small
 * chunks need more memory than their length. Pixels are not decoded.
 */
export function pngPixels(file: Buffer): PngPixels {
  const bytes = Buffer.alloc(file.length);
  let size = file.copy(bytes, 0, 0, 8);
  const kept = new Set<string>();
  let isAnimated = false;
  for (let at = 8; at + 12 <= file.length; ) {
    const length = file.readUInt32BE(at);
    const type = file.toString('latin1', at + 4, at + 8);
    const end = at + 12 + length;
    isAnimated ||= type === 'acTL';
    if (isNeeded(type, length, kept)) {
      // Keep a chunk that ends beyond the file, so that the decoder notices the truncation.
      size += file.copy(bytes, size, at, end);
      kept.add(type);
    }
    at = end;
  }
  return { bytes: bytes.subarray(0, size), isAnimated };
}
