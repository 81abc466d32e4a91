import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { findProgress, type ImageProgress } from '#lambdas/images/image-progress-repository.ts';
import { showWhereUsed } from '#lambdas/images/show-where-used.ts';
import { keys } from '#lambdas/shared/table/keys.ts';
import { newUpload } from '#lambdas/uploads/upload.ts';
import { businessId } from './builders/a-business.ts';
import { ownerId } from './builders/people.ts';
import { table, tableHolds } from './mocked-table.ts';
import { aJpeg } from './pictures.ts';

/** The mocked client of S3, which has the file of the upload. */
export const s3 = mockClient(S3Client);

/** When the file is processed, a minute after its form was asked for. */
export const now = new Date('2026-11-22T12:00:00.000Z');

export const { upload } = newUpload(
  { area: 'offer', contentType: 'image/jpeg', size: 1 },
  {
    uploadId: 'upl_01K9A1B2C3D4E5F6G7H8J9KABC',
    imageId: 'img_01K9A1B2C3D4E5F6G7H8J9KABC',
    ownerId: businessId,
    userId: ownerId,
    now: new Date('2026-11-22T11:59:00.000Z'),
  },
);

/** Some seconds before `now`. */
export const at = (seconds: number) => new Date(now.getTime() - seconds * 1000).toISOString();

const originalTag = '"one"';

/** States of the image of the upload. */
export const pending: ImageProgress = { status: 'pending' };
export const processing: ImageProgress = { status: 'processing', originalTag, takenAt: at(1) };
export const ready: ImageProgress = { status: 'ready', originalTag, takenAt: at(1) };

/** The file that S3 has. */
export function fileIs(bytes: Buffer, ETag = originalTag): void {
  s3.on(HeadObjectCommand).resolves({ ETag });
  s3.on(GetObjectCommand).callsFake(() => ({
    ETag,
    ContentLength: bytes.length,
    Body: { transformToByteArray: async () => bytes },
  }));
}

/**
 * The states of the image, one for each time that it is read; the last one stays. The test file has to mock
 * `findProgress`.
 */
export function imageBecomes(...states: (ImageProgress | undefined)[]): void {
  const find = jest.mocked(findProgress).mockReset();
  for (const state of states.slice(0, -1)) find.mockResolvedValueOnce(state);
  find.mockResolvedValue(states.at(-1));
}

/** The files that were written, and those that were removed. */
export const written = () => s3.commandCalls(PutObjectCommand).map(({ args }) => args[0].input.Key);
export const removed = () =>
  s3.commandCalls(DeleteObjectCommand).map(({ args }) => args[0].input.Key);

/** The states that were recorded, in order. */
export const recorded = () =>
  table
    .commandCalls(TransactWriteCommand)
    .map(({ args }) => args[0].input.TransactItems?.[0]?.Update?.ExpressionAttributeValues)
    .map((values) => values?.[':reasonCode'] ?? values?.[':status'] ?? 'processing');

/** The table has the upload, and S3 a small JPEG. The test file has to mock `showWhereUsed`. */
export async function mockUpload(): Promise<void> {
  s3.reset();
  s3.on(PutObjectCommand).resolves({});
  s3.on(DeleteObjectCommand).resolves({});
  jest.mocked(showWhereUsed).mockReset();
  tableHolds({ ...keys.upload(upload.id), ...upload });
  fileIs(await aJpeg({ width: 32, height: 24 }));
}
