import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { mockClient } from 'aws-sdk-client-mock';
import type { ImageProgress } from '#lambdas/media/store/image-progress-store.ts';
import { imageItemKey } from '#lambdas/media/store/image-store.ts';
import { newUpload } from '#lambdas/media/uploads/upload.ts';
import { businessId } from './builders/a-business.ts';
import { ownerId } from './builders/people.ts';
import { itemAt, putItems, tableHolds } from './memory-table/table.ts';
import { aJpeg } from './pictures.ts';
import { stored } from './stored.ts';

/** The mocked S3 with the file of the upload. */
export const s3Mock = mockClient(S3Client);

/** Instant of the processing, a minute after the form. */
export const now = new Date('2026-11-22T12:00:00.000Z');

const made = newUpload('offer', {
  uploadId: 'upl_01K9A1B2C3D4E5F6G7H8J9KABC',
  imageId: 'img_01K9A1B2C3D4E5F6G7H8J9KABC',
  ownerId: businessId,
  userId: ownerId,
  now: new Date('2026-11-22T11:59:00.000Z'),
});
const { image } = made;

export const { upload } = made;

/** Returns an instant some seconds before `now`. */
export const at = (seconds: number) => new Date(now.getTime() - seconds * 1000).toISOString();

const originalTag = '"one"';

/** The image of the upload while its file is processed. */
export const processing: ImageProgress = { status: 'processing', originalTag, takenAt: at(1) };

/** Sets the file in S3. */
export function fileIs(bytes: Buffer, ETag = originalTag): void {
  s3Mock.on(HeadObjectCommand).resolves({ ETag });
  s3Mock.on(GetObjectCommand).callsFake(() => ({
    ETag,
    ContentLength: bytes.length,
    Body: { transformToByteArray: async () => bytes },
  }));
}

/** Key and stored item of the image, and a function that changes its state. */
export const storedImageKey = imageItemKey(upload.imageKey);
export const storedImageItem = () => itemAt(storedImageKey);
export const imageIs = (state: Partial<ImageProgress>) =>
  putItems({ ...stored.image(image), ...state });

/** Does the work of another run while the variants are written. */
export const whileWriting = (work: () => void) =>
  s3Mock.on(PutObjectCommand).callsFake(() => {
    work();
    return {};
  });

/** Keys of written and of removed files. */
export const written = () =>
  s3Mock.commandCalls(PutObjectCommand).map(({ args }) => args[0].input.Key);
export const removed = () =>
  s3Mock.commandCalls(DeleteObjectCommand).map(({ args }) => args[0].input.Key);

/** Stores the upload and its image in the table, and a small JPEG in S3. */
export async function mockUpload(): Promise<void> {
  s3Mock.reset();
  s3Mock.on(PutObjectCommand).resolves({});
  s3Mock.on(DeleteObjectCommand).resolves({});
  tableHolds(stored.upload(upload), stored.image(image));
  fileIs(await aJpeg({ width: 32, height: 24 }));
}
