import type { Metadata } from 'sharp';
import { avifBrands } from './avif-brands.ts';
import { type PictureFormat, pictureFormat } from './picture-format.ts';
import { isTooLarge } from './picture-limits.ts';
import { pngPixels } from './png-pixels.ts';
import { Refused, refusedFor } from './refused.ts';
import { libraryName, openUntrusted } from './safe-sharp.ts';

/** A file that may be decoded. */
export interface ReadablePicture {
  readonly bytes: Buffer;
  readonly format: PictureFormat;
  readonly pixels: number;
}

async function headerOf(bytes: Buffer): Promise<Metadata> {
  try {
    return await openUntrusted(bytes).metadata();
  } catch (error) {
    throw refusedFor(error);
  }
}

/** Removes parts of the file that must not reach the decoder. Throws Refused for an animation. */
function firstLook(file: Buffer, format: PictureFormat): Buffer {
  if (format === 'avif' && avifBrands(file).has('avis')) throw new Refused('ANIMATED');
  if (format !== 'png') return file;
  const { bytes, isAnimated } = pngPixels(file);
  if (isAnimated) throw new Refused('ANIMATED');
  return bytes;
}

/** Checks real format and header of a file before decoding. Throws Refused unless it is one still photo. */
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
