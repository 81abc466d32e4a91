/** Most brands read from a file; real files have fewer than ten. */
const maxBrands = 64;

/** Returns the brands of an ISO media file (ISO 14496-12, `ftyp`): `avif`, `avis` (a sequence), `heic`... */
export function avifBrands(bytes: Buffer): ReadonlySet<string> {
  if (bytes.length < 16 || bytes.toString('latin1', 4, 8) !== 'ftyp') return new Set();
  const end = Math.min(bytes.readUInt32BE(0), bytes.length, 16 + 4 * maxBrands);
  const brands = new Set([bytes.toString('latin1', 8, 12)]);
  for (let at = 16; at + 4 <= end; at += 4) brands.add(bytes.toString('latin1', at, at + 4));
  return brands;
}

export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'avif';

const startsWith = (bytes: Buffer, text: string, at = 0) =>
  bytes.toString('latin1', at, at + text.length) === text;

/** Returns the format of a file by its first bytes, not its name or declared type. */
export function pictureFormat(bytes: Buffer): PictureFormat | undefined {
  if (startsWith(bytes, '\xff\xd8\xff')) return 'jpeg';
  if (startsWith(bytes, '\x89PNG\r\n\x1a\n')) return 'png';
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return 'webp';
  const brands = avifBrands(bytes);
  return brands.has('avif') || brands.has('avis') ? 'avif' : undefined;
}

/** Most pixels of a photo, and longest side. */
export const maxPixels = 64_000_000;
const maxSide = 16_000;

/** Facts from the header of a photo. */
export interface Header {
  readonly width: number;
  readonly height: number;
  /** Progressive JPEG or interlaced PNG. */
  readonly isProgressive?: boolean | undefined;
  /** EXIF orientation, from 1. */
  readonly orientation?: number | undefined;
}

/**
 * Returns the most pixels that can be decoded in 512 MB. Decoders that cannot work in strips hold the whole photo:
 * about 25 bytes per pixel for AVIF, 13 for 16-bit PNG.
 */
function pixelLimit(format: PictureFormat, { isProgressive, orientation = 1 }: Header): number {
  if (format === 'avif') return 16_000_000;
  if (format === 'png') return isProgressive || orientation > 1 ? 24_000_000 : maxPixels;
  return isProgressive ? 32_000_000 : maxPixels;
}

/** Returns whether a photo exceeds the limits. */
export function isTooLarge(format: PictureFormat, header: Header): boolean {
  const { width, height } = header;
  return width * height > pixelLimit(format, header) || Math.max(width, height) > maxSide;
}
