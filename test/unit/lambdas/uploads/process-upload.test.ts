import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { mockClient } from 'aws-sdk-client-mock';
import sharp from 'sharp';
import { showWhereUsed } from '#lambdas/media/images/refresh-images.ts';
import type { ImageProgress } from '#lambdas/media/store/image-progress-store.ts';
import { imageItemKey } from '#lambdas/media/store/image-store.ts';
import { longestRun, processUpload } from '#lambdas/media/uploads/process-upload.ts';
import { newUpload } from '#lambdas/media/uploads/upload.ts';
import { lambdas } from '#lib/lambdas/lambdas.ts';
import { businessId } from '#test/support/builders/a-business.ts';
import { ownerId } from '#test/support/builders/people.ts';
import {
  beforeNextWrite,
  changeAttributes,
  deleteItem,
  itemAt,
  putItems,
  tableHolds,
} from '#test/support/memory-table/table.ts';
import { aJpeg, noPictures } from '#test/support/pictures.ts';
import { stored } from '#test/support/stored.ts';

/** The mocked S3 with the file of the upload. */
const s3Mock = mockClient(S3Client);

/** Instant of the processing, a minute after the form. */
const now = new Date('2026-11-22T12:00:00.000Z');

const made = newUpload('offer', {
  uploadId: 'upl_01K9A1B2C3D4E5F6G7H8J9KABC',
  imageId: 'img_01K9A1B2C3D4E5F6G7H8J9KABC',
  ownerId: businessId,
  userId: ownerId,
  now: new Date('2026-11-22T11:59:00.000Z'),
});
const { image } = made;

const { upload } = made;

/** Returns an instant some seconds before `now`. */
const at = (seconds: number) => new Date(now.getTime() - seconds * 1000).toISOString();

const originalTag = '"one"';

/** The image of the upload while its file is processed. */
const processing: ImageProgress = { status: 'processing', originalTag, takenAt: at(1) };

/** Sets the file in S3. */
function fileIs(bytes: Buffer, ETag = originalTag): void {
  s3Mock.on(HeadObjectCommand).resolves({ ETag });
  s3Mock.on(GetObjectCommand).callsFake(() => ({
    ETag,
    ContentLength: bytes.length,
    Body: { transformToByteArray: async () => bytes },
  }));
}

/** Key and stored item of the image, and a function that changes its state. */
const storedImageKey = imageItemKey(upload.imageKey);
const storedImageItem = () => itemAt(storedImageKey);
const imageIs = (state: Partial<ImageProgress>) => putItems({ ...stored.image(image), ...state });

/** Does the work of another run while the variants are written. */
const whileWriting = (work: () => void) =>
  s3Mock.on(PutObjectCommand).callsFake(() => {
    work();
    return {};
  });

/** Keys of written and of removed files. */
const written = () => s3Mock.commandCalls(PutObjectCommand).map(({ args }) => args[0].input.Key);
const removed = () => s3Mock.commandCalls(DeleteObjectCommand).map(({ args }) => args[0].input.Key);

/** Stores the upload and its image in the table, and a small JPEG in S3. */
async function mockUpload(): Promise<void> {
  s3Mock.reset();
  s3Mock.on(PutObjectCommand).resolves({});
  s3Mock.on(DeleteObjectCommand).resolves({});
  tableHolds(stored.upload(upload), stored.image(image));
  fileIs(await aJpeg({ width: 32, height: 24 }));
}

jest.mock('#lambdas/media/images/refresh-images.ts', () => ({ showWhereUsed: jest.fn() }));

const { fileKey, imageKey } = upload;
const otherTag = '"two"';
const process = () => processUpload(fileKey, now);

beforeEach(async () => {
  jest.mocked(showWhereUsed).mockReset();
  await mockUpload();
});

describe('processUpload', () => {
  it('writes the variants, records the image and informs its items, once', async () => {
    for (const _ of ['one', 'again']) {
      expect(await process()).toBeUndefined();
      expect(storedImageItem()).toMatchObject({
        status: 'ready',
        width: 32,
        height: 24,
        runsCount: 1,
      });
    }
    expect(written()).toHaveLength(6);
    expect(removed()).toEqual([]);
    expect(jest.mocked(showWhereUsed).mock.calls).toEqual([[upload.imageKey], [upload.imageKey]]);
  });

  it('records a refusal and removes the file', async () => {
    fileIs(noPictures.pdf);
    await process();
    expect(storedImageItem()).toMatchObject({ status: 'refused', reasonCode: 'NOT_A_PICTURE' });
    expect(written()).toEqual([]);
    expect(removed()).toEqual([fileKey]);
    expect(showWhereUsed).toHaveBeenCalledWith(upload.imageKey);
  });

  it.each([
    [
      'is being removed',
      () => changeAttributes(storedImageKey, { status: 'removing' }),
      'removing',
    ],
    ['is gone', () => deleteItem(storedImageKey), undefined],
    [
      'is being removed when it is recorded',
      () => beforeNextWrite(() => changeAttributes(storedImageKey, { status: 'removing' })),
      'removing',
    ],
  ])(
    'returns the key of an image that %s while its variants are written, and removes only the original',
    async (_, go, after) => {
      whileWriting(go);
      expect(await process()).toBe(upload.imageKey);
      expect(removed()).toEqual([fileKey]);
      expect(written()).toHaveLength(6);
      expect(storedImageItem()?.['status']).toBe(after);
      expect(showWhereUsed).not.toHaveBeenCalled();
    },
  );

  it('returns the key of an image whose variants were written by a run that ended before recording them', async () => {
    imageIs({ ...processing, status: 'removing' });
    expect(await process()).toBe(upload.imageKey);
    expect([written(), removed()]).toEqual([[], [fileKey]]);
  });

  it('keeps the variants that another run for the same file recorded first', async () => {
    whileWriting(() => changeAttributes(storedImageKey, { status: 'ready', width: 1 }));
    await process();
    expect(storedImageItem()).toMatchObject({ width: 1 });
    expect(removed()).toEqual([]);
  });

  it('removes another file of an image that is ready', async () => {
    imageIs({ ...processing, status: 'ready' });
    const before = storedImageItem();
    fileIs(noPictures.pdf, otherTag);
    await process();
    expect(removed()).toEqual([fileKey]);
    expect(storedImageItem()).toEqual(before);
  });

  it.each([
    ['is being made', () => imageIs(processing)],
    ['begins to be made', () => beforeNextWrite(() => imageIs(processing))],
  ])('waits while another file of the same form %s', async (_, begin) => {
    begin();
    fileIs(await aJpeg({ width: 32, height: 24 }), otherTag);
    await expect(process()).rejects.toThrow('another file');
    expect(storedImageItem()).toMatchObject(processing);
    expect([...written(), ...removed()]).toEqual([]);
  });

  it('takes over from a run for another file that ended early', async () => {
    fileIs(await aJpeg({ width: 32, height: 24 }), otherTag);
    imageIs({ ...processing, takenAt: at(61) });
    await process();
    expect(storedImageItem()).toMatchObject({ status: 'ready', originalTag: otherTag });
    expect(removed()).toEqual([]);
  });

  it.each([
    ['timeout: 40% complete', 2],
    ['vips_tracked: out of memory --- size == 48MB', 1],
    ['timeout: 40% complete', 3],
  ])('after "%s" in run %i of three is retried or refused', async (message, run) => {
    const decode = jest.spyOn(sharp.prototype, 'toBuffer').mockRejectedValue(new Error(message));
    imageIs({ ...processing, runsCount: run - 1 });
    const outcome = processUpload(fileKey, now);
    if (run === 3) await outcome;
    else await expect(outcome).rejects.toThrow(message);
    expect(storedImageItem()).toMatchObject(
      run === 3 ? { status: 'refused', reasonCode: 'BROKEN' } : { status: 'processing' },
    );
    expect(removed()).toEqual(run === 3 ? [fileKey] : []);
    decode.mockRestore();
  });

  it('refuses an image whose file is gone, because it will not come back', async () => {
    s3Mock.on(GetObjectCommand).rejects(new NoSuchKey({ message: 'gone', $metadata: {} }));
    await processUpload(fileKey, now);
    expect(storedImageItem()).toMatchObject({ status: 'refused', reasonCode: 'NOT_A_PICTURE' });
  });

  it('runs again if S3 does not allow it to read the file', async () => {
    const forbidden = Object.assign(new Error('Access Denied'), { name: 'AccessDenied' });
    s3Mock.on(GetObjectCommand).rejects(forbidden);
    await expect(processUpload(fileKey, now)).rejects.toBe(forbidden);
    expect(storedImageItem()).toMatchObject({ status: 'pending' });
    expect(removed()).toEqual([]);
  });

  it.each([
    ['removes', 'of another upload', `offer/uncompressed/biz_1/${upload.id.slice(0, -3)}XYZ`, now],
    ['removes', 'with the id of an upload elsewhere', fileKey.replace('offer', 'shop'), now],
    ['removes', 'of a week ago', fileKey, new Date('2026-11-29T11:59:00.000Z')],
    ['leaves', 'that is a variant', `${imageKey}/640.webp`, now],
    ['leaves', 'that is not below an owner', 'offer/uncompressed/photo.jpg', now],
    ['leaves', 'with another name', `offer/uncompressed/${businessId}/photo.jpg`, now],
  ])('%s a file %s, and nothing else', async (what, _, key, when) => {
    await processUpload(key, when);
    expect(removed()).toEqual(what === 'removes' ? [key] : []);
    expect(written()).toEqual([]);
    expect(storedImageItem()).toMatchObject({ status: 'pending' });
  });
});

it('a run counts as ended once its Lambda must have ended, not earlier', () => {
  expect(longestRun).toBe(lambdas['run-image-jobs'].timeoutSeconds * 1000);
});
