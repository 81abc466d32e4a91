import type { PictureFormat } from './picture-format.ts';

/** The most pixels of a picture, and the most on a side. */
export const maxPixels = 64_000_000;
const maxSide = 16_000;

/** What the header of a picture says. */
export interface Header {
  readonly width: number;
  readonly height: number;
  /** A progressive JPEG or an interlaced PNG. */
  readonly isProgressive?: boolean | undefined;
  /** As EXIF counts it, from 1. */
  readonly orientation?: number | undefined;
}

/**
 * The most pixels of a picture of a format, so that decoding it takes less than 512 MB: a decoder that cannot process
 * the picture in strips holds all of it, about 25 bytes a pixel for AVIF and 13 for 16-bit PNG.
 */
function pixelLimit(format: PictureFormat, { isProgressive, orientation = 1 }: Header): number {
  if (format === 'avif') return 16_000_000;
  if (format === 'png') return isProgressive || orientation > 1 ? 24_000_000 : maxPixels;
  return isProgressive ? 32_000_000 : maxPixels;
}

/** Whether a picture has more pixels, or a longer side, than is decoded. */
export function isTooLarge(format: PictureFormat, header: Header): boolean {
  const { width, height } = header;
  return width * height > pixelLimit(format, header) || Math.max(width, height) > maxSide;
}
