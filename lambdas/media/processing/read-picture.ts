import type { Metadata } from 'sharp';
import { avifBrands, isTooLarge, type PictureFormat, pictureFormat } from './picture-format.ts';
import { Refused, refusedFor } from './refused.ts';
import { libraryName, openUntrusted } from './safe-sharp.ts';

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
