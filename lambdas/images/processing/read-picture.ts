import type { Metadata } from 'sharp';
import { avifBrands } from './avif-brands.ts';
import { isUnfinished } from './is-unfinished.ts';
import { type PictureFormat, pictureFormat } from './picture-format.ts';
import { isTooLarge } from './picture-limits.ts';
import { pngPixels } from './png-pixels.ts';
import { Refused } from './refused.ts';
import { libraryName, untrusted } from './safe-sharp.ts';

/** A file that may be decoded. */
export interface ReadablePicture {
  readonly bytes: Buffer;
  readonly format: PictureFormat;
  readonly pixels: number;
}

async function headerOf(bytes: Buffer): Promise<Metadata> {
  try {
    return await untrusted(bytes).metadata();
  } catch (error) {
    if (isUnfinished(error)) throw error;
    const hasTooMany = error instanceof Error && error.message.includes('exceeds pixel limit');
    throw new Refused(hasTooMany ? 'TOO_MANY_PIXELS' : 'BROKEN', error);
  }
}

/** The file without what must not reach the decoder. Throws Refused for a sequence of frames. */
function firstLook(file: Buffer, format: PictureFormat): Buffer {
  if (format === 'avif' && avifBrands(file).has('avis')) throw new Refused('ANIMATED');
  if (format !== 'png') return file;
  const { bytes, isAnimated } = pngPixels(file);
  if (isAnimated) throw new Refused('ANIMATED');
  return bytes;
}

/**
 * Looks at what a file really is and at its header, before any pixel is decoded. Throws Refused unless it is one
 * still picture of a format that is taken, within the limits.
 */
export async function readPicture(file: Buffer): Promise<ReadablePicture> {
  const format = pictureFormat(file);
  if (!format) throw new Refused('NOT_A_PICTURE');
  const bytes = firstLook(file, format);
  const header = await headerOf(bytes);
  if (header.format !== libraryName[format]) throw new Refused('NOT_A_PICTURE');
  if ((header.pages ?? 1) > 1) throw new Refused('ANIMATED');
  if (isTooLarge(format, header)) throw new Refused('TOO_MANY_PIXELS');
  return { bytes, format, pixels: header.width * header.height };
}
