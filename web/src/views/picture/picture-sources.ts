import { type imageFormats, imageWidths, variantOf } from '#contract/media/image-variants.ts';
import type { ShownImage } from '#contract/media/images.ts';

type Format = (typeof imageFormats)[number];

/**
 * The variants of an image in a format as a `srcset`. A small image has variants of the same width; only the first
 * of them is named. Without a known size, the widths are the nominal ones.
 */
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

/** The file for browsers that know neither `srcset` nor AVIF. */
export const plainSourceOf = ({ url }: ShownImage): string => variantOf(url, 640, 'webp');
