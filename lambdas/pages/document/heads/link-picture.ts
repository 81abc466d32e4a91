import { variantOf } from '#contract/media/image-variants.ts';
import type { ShownImage } from '#contract/media/images.ts';
import type { LinkPicture } from '../page-head.ts';

/** Size in pixels of the previews that `lambdas/media/link-previews` draws. */
const previewSize = { width: 1200, height: 630 } as const;

/**
 * Returns the picture of a link: the drawn preview (JPEG), or until it is drawn the first photo. Photos are WebP, which
 * not every messenger shows.
 */
export function linkPictureOf(
  preview: string | undefined,
  images: readonly ShownImage[],
  alt: string,
): { image?: LinkPicture } {
  if (preview !== undefined) return { image: { path: preview, alt, ...previewSize } };
  const photo = images.find(({ status }) => status === 'ready');
  if (!photo?.width || !photo.height) return {};
  const { url, width, height } = photo;
  return { image: { path: variantOf(url, 1280, 'webp'), alt, width, height } };
}
