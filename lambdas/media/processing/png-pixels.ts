/** The chunks that say how pixels look; all others, such as texts, are left out before the file is decoded. */
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

/** The most bytes of a colour profile as it is in the file, compressed. Those of cameras and screens have a few KB. */
const maxProfileBytes = 64 * 1024;

interface PngPixels {
  /** The file with the chunks that its pixels need. */
  readonly bytes: Buffer;
  /** Whether it says that it is an APNG, which libvips would read as its first frame. */
  readonly isAnimated: boolean;
}

/** Whether pixels need a chunk after those of some types. Only the pixels themselves may be in several chunks. */
function isNeeded(type: string, length: number, kept: ReadonlySet<string>): boolean {
  if (type === 'IDAT') return length > 0;
  if (type === 'iCCP' && length > maxProfileBytes) return false;
  return pixelChunks.has(type) && !kept.has(type);
}

/**
 * A PNG without the chunks that do not change its pixels: compressed texts of some megabytes become gigabytes in
 * memory, and each of some hundred thousand small chunks takes more memory than it is long. The pixels themselves are
 * not read.
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
      // A chunk that ends after the file is kept, so that the decoder notices that the file is cut off.
      size += file.copy(bytes, size, at, end);
      kept.add(type);
    }
    at = end;
  }
  return { bytes: bytes.subarray(0, size), isAnimated };
}
