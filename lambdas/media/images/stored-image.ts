import { createHash } from 'node:crypto';
import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';
import { imageKeyOf, imageUrlOf, type ShownImage } from '#contract/media/images.ts';

/** Returns the image owner for a user without a business: a hash, since public URLs must not reveal the user. */
export function ownerIdOfUser(userId: string): string {
  const hash = createHash('sha256').update(`images of ${userId}`).digest('hex').slice(0, 32);
  return hash.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** Schema of an image within its item. Lists need no further reads; size is absent until it is ready. */
export const storedImage = z.object({
  /** `<area>/<owner>/<image>`: prefix of the keys of its files. */
  key: z.string(),
  width: z.exactOptional(z.int()),
  height: z.exactOptional(z.int()),
  placeholder: z.exactOptional(z.string()),
});

export type StoredImage = z.output<typeof storedImage>;

/** Returns whether the variants of an image exist. */
export const isReady = ({ width }: StoredImage): boolean => width !== undefined;

/** Returns whether the result of an image is final. */
export const isDecided = ({ status }: { readonly status: string }): boolean =>
  status !== 'pending' && status !== 'processing';

/** Returns the facts of an image for its item: key, and once ready, size and placeholder. */
export function factsOf({
  key,
  status,
  width,
  height,
  placeholder,
}: StoredImage & { readonly status: string }): StoredImage {
  if (status !== 'ready' || width === undefined || height === undefined) return { key };
  return { key, width, height, ...(placeholder !== undefined && { placeholder }) };
}

/** Converts a stored image to the API's form. */
export function shownImageOf({ key, ...facts }: StoredImage): ShownImage {
  const url = imageUrlOf(key);
  return { url, ...facts, status: facts.width === undefined ? 'processing' : 'ready' };
}

/** Converts an image from the API's form to a stored one. */
export function storedImageOf({ url, status: _, ...facts }: ShownImage): StoredImage {
  return { key: imageKeyOf(url), ...facts };
}

/** Returns the images of a shop or an offer as answers contain them. */
export function imagesViewOf(images: readonly StoredImage[]): {
  imagesUrls: string[];
  images: ShownImage[];
} {
  return {
    imagesUrls: images.map(({ key }) => imageUrlOf(key)),
    images: images.map(shownImageOf),
  };
}

interface ImagesView {
  readonly imagesUrls: readonly string[];
  readonly images: readonly ShownImage[];
}

/** Hides images that are still being made from a public shop or offer; members of the business see all images. */
export function withReadyImages<T extends ImagesView>(view: T): T {
  const images = view.images.filter(({ status }) => status === 'ready');
  return { ...view, images, imagesUrls: images.map(({ url }) => url) };
}
