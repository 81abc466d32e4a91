import { type ImageArea, imageKeyOf } from '#contract/media/images.ts';
import { AppError } from '#lambdas/platform/errors/app-error.ts';
import type { Write } from '#lambdas/platform/table/write.ts';
import { findImages, guardImage, type ImageItem } from '../store/image-store.ts';
import { factsOf, type StoredImage } from './stored-image.ts';

/** The item that gets the images. */
interface ChoosingItem {
  readonly area: ImageArea;
  /** Allowed owners of the images: the business, and its user for images from before there was a business. */
  readonly ownerIds: readonly string[];
  /** Images that the item already has. */
  readonly before: readonly StoredImage[];
  /** Id of the business, shop or offer. */
  readonly itemId: string;
  readonly now: Date;
}

interface ChosenImages {
  readonly images: readonly StoredImage[];
  /** Writes for the item's transaction: the added images must still exist. */
  readonly guards: readonly Write[];
}

/**
 * How long (ms) an image may be added before its original is processed. The form is valid for ten minutes, but the job
 * may wait in the queue. Images without an original are refused by the sweep after a day.
 */
const longestPending = 6 * 60 * 60_000;

type Refusal = 'IMAGE_NOT_FOUND' | 'IMAGE_REFUSED';

/** Returns why an image may not be added; undefined if it may. */
function refusalOf(image: ImageItem | undefined, now: Date): Refusal | undefined {
  if (!image || image.status === 'removing') return 'IMAGE_NOT_FOUND';
  if (image.status === 'refused') return 'IMAGE_REFUSED';
  const isLate = now.getTime() - Date.parse(image.createdAt) > longestPending;
  return image.status === 'pending' && isLate ? 'IMAGE_NOT_FOUND' : undefined;
}

/** Returns the images of an area and of some owners, by key. Keys of other owners are not read. */
async function findOwn(
  keys: readonly string[],
  { area, ownerIds }: ChoosingItem,
): Promise<ReadonlyMap<string, ImageItem>> {
  const own = keys.filter((key) => ownerIds.some((id) => key.startsWith(`${area}/${id}/`)));
  const found = await findImages(own);
  return new Map(
    // The stored key has no area, so the image may belong to another area.
    found.flatMap((image) => (image && own.includes(image.key) ? [[image.key, image]] : [])),
  );
}

/** Returns the path of an image URL in the request body. */
const pathOf = (area: ImageArea, index: number) =>
  area === 'business' ? 'avatarUrl' : `imagesUrls.${index}`;

/**
 * Returns the images that an owner chose for an item, by URL. Images that the item already has stay unchanged; new ones
 * must be uploads of the same area and owner. Throws IMAGE_NOT_FOUND or IMAGE_REFUSED with the paths of the URLs.
 */
export async function chooseImages(
  urls: readonly string[],
  item: ChoosingItem,
): Promise<ChosenImages> {
  const { area, before, itemId, now } = item;
  const kept = new Map(before.map((image) => [image.key, image]));
  const keys = urls.map(imageKeyOf);
  const added = await findOwn(
    keys.filter((key) => !kept.has(key)),
    item,
  );
  const refusals = keys.map((key) => (kept.has(key) ? undefined : refusalOf(added.get(key), now)));
  const code = refusals.find((refusal) => refusal !== undefined);
  if (code) {
    const errors = refusals.flatMap((refusal, index) =>
      refusal === code ? [{ path: pathOf(area, index), code: 'INVALID_VALUE' as const }] : [],
    );
    throw new AppError(code, { errors });
  }
  return {
    images: keys.flatMap((key) => {
      const image = added.get(key);
      return kept.get(key) ?? (image ? factsOf(image) : []);
    }),
    guards: [...added.values()].map((image) => guardImage(image, itemId, now)),
  };
}
