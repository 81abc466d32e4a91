import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';
import { imageKeyOf, imageUrlOf, type ShownImage } from '#contract/media/images.ts';

/**
 * An image as the business, shop or offer that shows it stores it: size and placeholder are in the item that
 * shows it, so that a list reads no others. They are absent while the image is being made.
 */
export const storedImage = z.object({
  /** `<area>/<owner>/<image>`: the beginning of the keys of its files. */
  key: z.string(),
  width: z.exactOptional(z.int()),
  height: z.exactOptional(z.int()),
  placeholder: z.exactOptional(z.string()),
});

export type StoredImage = z.output<typeof storedImage>;

/** Whether the files of an image have been made. */
export const isReady = ({ width }: StoredImage): boolean => width !== undefined;

/** Whether it is settled what becomes of an image: before, its file may never come, or its job may have failed. */
export const isDecided = ({ status }: { readonly status: string }): boolean =>
  status !== 'pending' && status !== 'processing';

/** What an item stores of an image: its key, and once it is ready its size and placeholder. */
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

/** An image as the API shows it. */
export function shownImageOf({ key, ...facts }: StoredImage): ShownImage {
  const url = imageUrlOf(key);
  return { url, ...facts, status: facts.width === undefined ? 'processing' : 'ready' };
}

/** An image as it is stored, from what the API shows of it. */
export function storedImageOf({ url, status: _, ...facts }: ShownImage): StoredImage {
  return { key: imageKeyOf(url), ...facts };
}

/** What a shop or an offer shows of its images. */
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

/**
 * A shop or an offer as everyone may see it: without images that are still being made, whose files would not be
 * found. Its own people see all of them.
 */
export function withReadyImages<T extends ImagesView>(view: T): T {
  const images = view.images.filter(({ status }) => status === 'ready');
  return { ...view, images, imagesUrls: images.map(({ url }) => url) };
}
