import type { ResizeOptions } from 'sharp';
import { imageWidths } from '#contract/media/image-variants.ts';
import type { ReadablePicture } from './read-picture.ts';
import { refusedFor } from './refused.ts';
import { openUntrusted, type Pixels } from './safe-sharp.ts';

/** Maximum ratio of height to width; a longer photo becomes narrower. */
const maxRatio = 2;

/** Returns the box that a variant of a width must fit in. Nothing is enlarged or cropped. */
export function boxOf(width: number): ResizeOptions {
  return { width, height: maxRatio * width, fit: 'inside', withoutEnlargement: true };
}

const endMark = Buffer.from([0xff, 0xd9]);

/** More bytes than a decoder needs to turn them into visible pixels. */
const fillBytes = 64;

const fillings = [0x00, 0xaa];

/** Returns whether the end mark of a JPEG, or pixels before it, are missing. */
function isWithoutEnd(error: unknown): boolean {
  return error instanceof Error && error.message.includes('premature end of JPEG image');
}

/**
 * Decodes a JPEG without its end mark, as some cameras write it. The library does not report missing pixels, so the
 * file is decoded with two fillings: a difference means that pixels are missing, and it throws.
 */
async function decodeWithoutEnd(
  bytes: Buffer,
  decode: (bytes: Buffer) => Promise<Pixels>,
): Promise<Pixels> {
  // The first byte of the mark may exist.
  const data = bytes.at(-1) === endMark[0] ? bytes.subarray(0, -1) : bytes;
  const filled = fillings.map((filling) =>
    Buffer.concat([data, Buffer.alloc(fillBytes, filling), endMark]),
  );
  const [one, other] = await Promise.all(filled.map(decode));
  if (!one || !other?.data.equals(one.data)) throw new Error('The JPEG lacks pixels');
  return one;
}

async function decode(bytes: Buffer): Promise<Pixels> {
  const { data, info } = await openUntrusted(bytes)
    .autoOrient()
    .resize(boxOf(Math.max(...imageWidths)))
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: info.channels as 3 | 4 };
}

/**
 * Decodes a photo at the size of its largest variant: upright, in 8-bit sRGB, without metadata. A JPEG may lack its end
 * mark. Throws Refused if it cannot be decoded, and the library's error for lack of time or memory.
 */
export async function decodePicture({ bytes }: ReadablePicture): Promise<Pixels> {
  try {
    return await decode(bytes).catch((error: unknown) => {
      if (isWithoutEnd(error)) return decodeWithoutEnd(bytes, decode);
      throw error;
    });
  } catch (error) {
    throw refusedFor(error);
  }
}
