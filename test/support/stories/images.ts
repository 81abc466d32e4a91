import { type ImageArea, imageUrlOf } from '#contract/media/images.ts';
import type { ImageItem } from '#lambdas/media/store/image-store.ts';
import { inGsi2, partitions } from '#lambdas/platform/table/index-keys.ts';
import { instantKey, keys } from '#lambdas/platform/table/keys.ts';
import { newId } from '#lambdas/platform/text/new-id.ts';
import { anImage } from '#test/support/builders/an-image.ts';
import type { OwnedBusiness } from './businesses.ts';
import { writeItem } from './table.ts';

/** Writes an image as after a finished upload, without its files. Returns its URL. */
export async function anImageOf(
  { owner, business }: OwnedBusiness,
  area: ImageArea,
  changes: Partial<ImageItem> = {},
): Promise<string> {
  const now = new Date();
  const id = newId('image', now);
  const ownerId = changes.ownerId ?? business.id;
  const image = anImage({
    userId: owner.userId,
    createdAt: now.toISOString(),
    ...changes,
    area,
    ownerId,
    id,
    key: `${area}/${ownerId}/${id}`,
  });
  const place = inGsi2(partitions.unusedImages, instantKey(image.createdAt, image.key));
  await writeItem(keys.image(ownerId, id), { ...image, ...place });
  return imageUrlOf(image.key);
}
