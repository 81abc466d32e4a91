import { DeleteObjectsCommand, ListObjectsV2Command } from '@aws-sdk/client-s3';
import { variantsOf } from '#contract/media/image-variants.ts';
import { imageAreas } from '#contract/media/images.ts';
import { s3 } from '#lambdas/platform/aws/s3.ts';
import type { ListProgress } from '#lambdas/platform/paging/page.ts';
import type { ImageItem } from '../store/image-store.ts';
import { imageFolders, keyIn, originalKey } from './image-keys.ts';
import { imagesBucketName as Bucket } from './images-bucket.ts';

/** Removes up to 1,000 files (S3's limit); missing files are no error. */
async function removeFiles(keys: readonly string[]): Promise<void> {
  const Objects = keys.map((Key) => ({ Key }));
  const { Errors = [] } = await s3.send(
    new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }),
  );
  const [error] = Errors;
  if (error) throw new Error(`S3 keeps ${Errors.length} files, the first for ${error.Code}`);
}

/** Returns the possible keys of an image's variants, in all folders. */
const variantKeysOf = (imageKey: string) =>
  variantsOf(imageKey).flatMap(({ file }) => imageFolders.map((folder) => keyIn(folder, file)));

/** Removes all variants of an image. */
export const removeVariants = (imageKey: string): Promise<void> =>
  removeFiles(variantKeysOf(imageKey));

/** Removes all files of an image: variants in all folders, and the original if it still exists. */
export async function removeFilesOfImage(
  image: Pick<ImageItem, 'key' | 'area' | 'ownerId' | 'uploadId'>,
): Promise<void> {
  const variants = variantKeysOf(image.key);
  const { uploadId } = image;
  const original = uploadId === undefined ? [] : [originalKey({ ...image, uploadId })];
  await removeFiles([...variants, ...original]);
}

/** Returns the key prefixes of an owner's files. */
const prefixesOf = (ownerId: string) =>
  imageAreas.flatMap((area) => [
    ...imageFolders.map((folder) => keyIn(folder, `${area}/${ownerId}/`)),
    `${area}/uncompressed/${ownerId}/`,
  ]);

/** Removes up to 1,000 files of an owner. The position is the index of the current prefix. */
export async function removeFilesOfOwner(
  ownerId: string,
  position: string | undefined,
): Promise<ListProgress> {
  const prefixes = prefixesOf(ownerId);
  const index = Number(position ?? 0);
  const { Contents = [], IsTruncated } = await s3.send(
    new ListObjectsV2Command({ Bucket, Prefix: prefixes[index] }),
  );
  const keys = Contents.flatMap(({ Key }) => Key ?? []);
  if (keys.length > 0) await removeFiles(keys);
  const next = IsTruncated ? index : index + 1;
  return { position: next < prefixes.length ? String(next) : undefined };
}
