import { type ImageArea, imageKeyOf } from '#contract/media/images.ts';
import { AppError } from '#lambdas/platform/errors/app-error.ts';
import type { Write } from '#lambdas/platform/table/write.ts';
import { findImages, guardImage, type ImageItem } from '../store/image-store.ts';
import { factsOf, type StoredImage } from './stored-image.ts';

/** The item for which images are chosen. */
interface ChoosingItem {
  readonly area: ImageArea;
  /** The owners whose images it may have: its business, and its user, for images from before there was a business. */
  readonly ownerIds: readonly string[];
  /** The images that it has already. */
  readonly before: readonly StoredImage[];
  /** The id of the business, shop or offer. */
  readonly itemId: string;
  readonly now: Date;
}

interface ChosenImages {
  readonly images: readonly StoredImage[];
  /** For the transaction that writes the item: the images that it adds are still there. */
  readonly guards: readonly Write[];
}

/**
 * Milliseconds that an image may be added before a run took its file. Its form is valid for ten minutes, but the file
 * may wait in the queue behind many others. If none came, the sweep refuses the image a day after it was added.
 */
const longestPending = 6 * 60 * 60_000;

type Refusal = 'IMAGE_NOT_FOUND' | 'IMAGE_REFUSED';

/** Why an image may not be added; undefined for one that may. */
function refusalOf(image: ImageItem | undefined, now: Date): Refusal | undefined {
  if (!image || image.status === 'removing') return 'IMAGE_NOT_FOUND';
  if (image.status === 'refused') return 'IMAGE_REFUSED';
  const isLate = now.getTime() - Date.parse(image.createdAt) > longestPending;
  return image.status === 'pending' && isLate ? 'IMAGE_NOT_FOUND' : undefined;
}

/** Images of an area and of some owners by their keys; keys of other owners are not read. */
async function findOwn(
  keys: readonly string[],
  { area, ownerIds }: ChoosingItem,
): Promise<ReadonlyMap<string, ImageItem>> {
  const own = keys.filter((key) => ownerIds.some((id) => key.startsWith(`${area}/${id}/`)));
  const found = await findImages(own);
  return new Map(
    // The key of a stored image has no area, so one of another area may have been found.
    found.flatMap((image) => (image && own.includes(image.key) ? [[image.key, image]] : [])),
  );
}

/** Where the URL of an image is in a body. */
const pathOf = (area: ImageArea, index: number) =>
  area === 'business' ? 'avatarUrl' : `imagesUrls.${index}`;

/**
 * The images that an owner chose for an item, by their URLs. Images that the item has already stay as they are; each
 * other one must be an uploaded image of the same area and of one of the owners. Throws IMAGE_NOT_FOUND or
 * IMAGE_REFUSED, with the paths of the URLs in question.
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
