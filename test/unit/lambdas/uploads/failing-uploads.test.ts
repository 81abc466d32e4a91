import { GetObjectCommand, NoSuchKey } from '@aws-sdk/client-s3';
import sharp from 'sharp';
import { processUpload } from '#lambdas/media/uploads/process-upload.ts';
import { businessId } from '#test/support/builders/a-business.ts';
import {
  imageIs,
  mockUpload,
  now,
  processing,
  removed,
  s3Mock,
  storedImageItem,
  upload,
  written,
} from '#test/support/processed-upload.ts';

const { fileKey, imageKey } = upload;

beforeEach(mockUpload);

describe('processUpload', () => {
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
