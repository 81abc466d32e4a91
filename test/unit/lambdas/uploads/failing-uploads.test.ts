import { GetObjectCommand, NoSuchKey } from '@aws-sdk/client-s3';
import sharp from 'sharp';
import type { ImageProgress } from '#lambdas/images/image-progress-repository.ts';
import { processUpload } from '#lambdas/uploads/process-upload.ts';
import { businessId } from '#test/support/builders/a-business.ts';
import {
  imageBecomes,
  mockUpload,
  now,
  pending,
  processing,
  recorded,
  removed,
  s3,
  upload,
  written,
} from '#test/support/processed-upload.ts';

jest.mock('#lambdas/images/show-where-used.ts', () => ({ showWhereUsed: jest.fn() }));
jest.mock('#lambdas/images/image-progress-repository.ts', () => ({
  ...jest.requireActual('#lambdas/images/image-progress-repository.ts'),
  findProgress: jest.fn(),
}));

const { fileKey, imageKey } = upload;

beforeEach(mockUpload);

describe('processUpload', () => {
  it.each([
    ['timeout: 40% complete', 2, ['processing'], 'timeout: 40% complete'],
    ['vips_tracked: out of memory --- size == 48MB', 1, ['processing'], 'out of memory'],
    ['timeout: 40% complete', 3, ['processing', 'BROKEN'], undefined],
  ])('after "%s" in run %i records %j', async (message, runsCount, states, thrown) => {
    const decode = jest.spyOn(sharp.prototype, 'toBuffer').mockRejectedValue(new Error(message));
    const taken: ImageProgress = { ...processing, runsCount };
    imageBecomes(pending, pending, taken, taken, { ...taken, status: 'refused' });
    const run = processUpload(fileKey, now);
    if (thrown) await expect(run).rejects.toThrow(thrown);
    else await run;
    expect(recorded()).toEqual(states);
    expect(removed()).toEqual(thrown ? [] : [fileKey]);
    decode.mockRestore();
  });

  it('refuses an image whose file is gone, since it will not come back', async () => {
    s3.on(GetObjectCommand).rejects(new NoSuchKey({ message: 'gone', $metadata: {} }));
    imageBecomes(pending, pending, { ...processing, originalTag: 'gone' }, undefined);
    await processUpload(fileKey, now);
    expect(recorded()).toEqual(['processing', 'NOT_A_PICTURE']);
  });

  it('runs again where S3 does not let it read the file', async () => {
    const forbidden = Object.assign(new Error('Access Denied'), { name: 'AccessDenied' });
    s3.on(GetObjectCommand).rejects(forbidden);
    imageBecomes(pending);
    await expect(processUpload(fileKey, now)).rejects.toBe(forbidden);
    expect([...removed(), ...recorded()]).toEqual([]);
  });

  it.each([
    ['of another upload', 'offer/uncompressed/biz_1/upl_01K9A1B2C3D4E5F6G7H8J9KXYZ', now],
    ['with the id of an upload elsewhere', `shop/uncompressed/${businessId}/${upload.id}`, now],
    ['of an upload of a week ago', fileKey, new Date('2026-11-29T11:59:00.000Z')],
  ])('only removes a file %s', async (_, key, when) => {
    await processUpload(key, when);
    expect(removed()).toEqual([key]);
    expect([...written(), ...recorded()]).toEqual([]);
  });

  it.each([
    ['a variant', `${imageKey}/640.webp`],
    ['a file that is not below an owner', 'offer/uncompressed/photo.jpg'],
    ['a file with another name', `offer/uncompressed/${businessId}/photo.jpg`],
  ])('leaves %s alone', async (_, key) => {
    await processUpload(key, now);
    expect([...removed(), ...written(), ...recorded()]).toEqual([]);
  });
});
