import type { PictureFormat } from './picture-format.ts';

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
