import { variantOf } from '#contract/media/image-variants.ts';
import type { Offer } from '#contract/offers/offers.ts';
import { coverForOwner } from '#web/platform/photos/photos.ts';

/** What became of an offer's photo. */
export type PaintedPhoto = 'shown' | 'none' | 'failed' | 'processing';

export interface LoadedPhoto {
  readonly state: PaintedPhoto;
  readonly photo?: HTMLImageElement;
}

/** Milliseconds until a photo on a slow connection counts as failed. */
const longestLoad = 20_000;

/** Returns the address of an offer's photo: a file of this site, which a canvas may read, or a local one. */
function photoUrlOf({ images }: Pick<Offer, 'images'>): string | undefined {
  const { image, previewUrl } = coverForOwner(images);
  return image?.status === 'ready' ? variantOf(image.url, 1280, 'webp') : previewUrl;
}

/** Loads a picture. Throws if it does not load in time. */
async function loadImage(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The photo did not load in time')), longestLoad);
  });
  await Promise.race([image.decode(), timeout]).finally(() => clearTimeout(timer));
  return image;
}

/** Loads an offer's photo, if it has one. Never throws. */
export async function loadPhoto(offer: Pick<Offer, 'images'>): Promise<LoadedPhoto> {
  if (offer.images.length === 0) return { state: 'none' };
  const url = photoUrlOf(offer);
  if (!url) return { state: 'processing' };
  try {
    return { state: 'shown', photo: await loadImage(url) };
  } catch {
    return { state: 'failed' };
  }
}
