import { type imageFormats, imageWidths, variantOf } from '#contract/media/image-variants.ts';
import type { ShownImage } from '#contract/media/images.ts';

type Format = (typeof imageFormats)[number];

/** Returns an image's variants as a `srcset`. Of several with the same width, only the first is listed. */
export function srcSetOf({ url, width }: ShownImage, format: Format): string {
  const candidates = imageWidths.map((variant) => ({
    file: variantOf(url, variant, format),
    pixels: Math.min(variant, width ?? variant),
  }));
  return candidates
    .filter(({ pixels }, index) => pixels !== candidates[index - 1]?.pixels)
    .map(({ file, pixels }) => `${file} ${pixels}w`)
    .join(', ');
}

/** Returns the file for browsers that support neither `srcset` nor AVIF. */
export const plainSourceOf = ({ url }: ShownImage): string => variantOf(url, 640, 'webp');
