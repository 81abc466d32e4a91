import { imageWidths } from '#contract/media/image-variants.ts';
import { decodeWithoutEnd, isWithoutEnd } from './jpeg-without-end.ts';
import type { ReadablePicture } from './read-picture.ts';
import { refusedFor } from './refused.ts';
import { openUntrusted, type Pixels } from './safe-sharp.ts';
import { boxOf } from './variant-size.ts';

async function decode(bytes: Buffer): Promise<Pixels> {
  const { data, info } = await openUntrusted(bytes)
    .autoOrient()
    .resize(boxOf(Math.max(...imageWidths)))
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: info.channels as 3 | 4 };
}

/** Decodes a photo at the size of its largest variant: upright, in 8-bit sRGB, without metadata. */
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
