import type { AvifOptions, WebpOptions } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { type imageFormats, variantsOf } from '#contract/media/image-variants.ts';
import { boxOf, decodePicture } from './decode-picture.ts';
import type { ReadablePicture } from './read-picture.ts';
import { openPixels, type Pixels } from './safe-sharp.ts';

/** Longest side for the hash in pixels (the library's limit). */
const side = 100;

/** Returns the ThumbHash of a photo in Base64, at most 36 characters. */
async function placeholderOf(pixels: Pixels): Promise<string> {
  const { data, info } = await openPixels(pixels)
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
}

type Format = (typeof imageFormats)[number];

/** An AVIF of 640 px has 9 KB on average: a page of 20 offers stays below 400 KB. More effort saves little. */
const encodings: { readonly avif: AvifOptions; readonly webp: WebpOptions } = {
  avif: { quality: 40, effort: 1, chromaSubsampling: '4:2:0' },
  webp: { quality: 60, effort: 3 },
};

interface Variant {
  readonly key: string;
  readonly contentType: string;
  readonly bytes: Buffer;
}

/** Variants and facts of an image. */
export interface MadeImage {
  readonly variants: readonly Variant[];
  /** Size of the largest variant in pixels. */
  readonly width: number;
  readonly height: number;
  readonly placeholder: string;
}

async function encode(pixels: Pixels, width: number, format: Format): Promise<Buffer> {
  return openPixels(pixels).resize(boxOf(width)).toFormat(format, encodings[format]).toBuffer();
}

/** Makes all variants of a photo, and its placeholder, without metadata. The same file gives the same bytes. */
export async function makeVariants(imageKey: string, picture: ReadablePicture): Promise<MadeImage> {
  const pixels = await decodePicture(picture);
  const [placeholder, ...variants] = await Promise.all([
    placeholderOf(pixels),
    ...variantsOf(imageKey).map(async ({ file, width, format }) => ({
      key: file,
      contentType: `image/${format}`,
      bytes: await encode(pixels, width, format),
    })),
  ]);
  return { variants, width: pixels.width, height: pixels.height, placeholder };
}
