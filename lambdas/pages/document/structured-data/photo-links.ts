import { variantOf } from '#contract/media/image-variants.ts';
import type { ShownImage } from '#contract/media/images.ts';

/** Returns the addresses of the largest variants of ready images, in a format that search engines read. */
export const photoLinks = (site: string, images: readonly ShownImage[]): string[] =>
  images
    .filter(({ status }) => status === 'ready')
    .map(({ url }) => site + variantOf(url, 1280, 'webp'));
