import type { ShownImage } from '#contract/media/images.ts';
import { previewOf } from './local-previews.ts';

/** Returns the cover for an owner: the first image that is ready, or that this page sent and can preview. */
export function coverForOwner(images: readonly ShownImage[]): {
  readonly image?: ShownImage | undefined;
  readonly previewUrl?: string | undefined;
} {
  for (const image of images) {
    if (image.status === 'ready') return { image };
    const previewUrl = previewOf(image.url);
    if (previewUrl) return { image, previewUrl };
  }
  return {};
}
