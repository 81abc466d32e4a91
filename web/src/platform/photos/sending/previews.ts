import { useEffect } from 'react';
import type { ShownImage } from '#contract/media/images.ts';

/** Largest number of previews; a form shows at most ten. */
const mostPreviews = 30;

/** The previews in order of creation: the picture's URL in this browser and, once sent, the URL of its image. */
const previews: { readonly blobUrl: string; imageUrl?: string }[] = [];

/** Returns a URL that shows a local picture. Frees the oldest preview above the limit. */
export function makePreview(picture: Blob): string {
  const blobUrl = URL.createObjectURL(picture);
  previews.push({ blobUrl });
  const [oldest] = previews.length > mostPreviews ? previews.splice(0, 1) : [];
  if (oldest) URL.revokeObjectURL(oldest.blobUrl);
  return blobUrl;
}

/** Notes which image a preview became, so that it can be shown until the image is ready. */
export function namePreview(blobUrl: string, imageUrl: string): void {
  const preview = previews.find((one) => one.blobUrl === blobUrl);
  if (preview) preview.imageUrl = imageUrl;
}

/** Returns the preview of an image that this page has sent since it was loaded. */
export function previewOf(imageUrl: string): string | undefined {
  return previews.find((one) => one.imageUrl === imageUrl)?.blobUrl;
}

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

/** In milliseconds. Images are made within seconds; the next visit shows slower ones. */
const interval = 4000;
const mostTimes = 15;

/** Reloads images, for a minute at most, while some are still being processed. */
export function useUntilReady(images: readonly ShownImage[], refetch: () => unknown): void {
  const isWaiting = images.some(({ status }) => status === 'processing');
  useEffect(() => {
    if (!isWaiting) return;
    let left = mostTimes;
    const timer = setInterval(() => {
      refetch();
      left -= 1;
      if (left === 0) clearInterval(timer);
    }, interval);
    return () => clearInterval(timer);
  }, [isWaiting, refetch]);
}
