import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import sharp from 'sharp';
import { variantsOf } from '#contract/image-variants.ts';
import { findProgress, type ImageProgress } from '#lambdas/images/image-progress-repository.ts';
import { keys } from '#lambdas/shared/table/keys.ts';
import { processUpload } from '#lambdas/uploads/process-upload.ts';
import { newUpload } from '#lambdas/uploads/upload.ts';
import { businessId } from '#test/support/builders/a-business.ts';
import { ownerId } from '#test/support/builders/people.ts';
import { table, tableHolds } from '#test/support/mocked-table.ts';
import { aJpeg, noPictures } from '#test/support/pictures.ts';

jest.mock('#lambdas/images/show-where-used.ts', () => ({ showWhereUsed: jest.fn() }));
jest.mock('#lambdas/images/image-progress-repository.ts', () => ({
  ...jest.requireActual('#lambdas/images/image-progress-repository.ts'),
  findProgress: jest.fn(),
}));

const { showWhereUsed } = jest.requireMock('#lambdas/images/show-where-used.ts');
const s3 = mockClient(S3Client);
const now = new Date('2026-11-22T12:00:00.000Z');
const { upload } = newUpload(
  { area: 'offer', contentType: 'image/jpeg', size: 1 },
  {
    uploadId: 'upl_01K9A1B2C3D4E5F6G7H8J9KABC',
    imageId: 'img_01K9A1B2C3D4E5F6G7H8J9KABC',
    ownerId: businessId,
    userId: ownerId,
    now: new Date('2026-11-22T11:59:00.000Z'),
  },
);
const { fileKey, imageKey } = upload;
const tag = '"one"';
const at = (seconds: number) => new Date(now.getTime() - seconds * 1000).toISOString();
const processing: ImageProgress = { status: 'processing', originalTag: tag, takenAt: at(1) };

/** The file that S3 has. */
function fileIs(bytes: Buffer, ETag = tag): void {
  s3.on(HeadObjectCommand).resolves({ ETag });
  s3.on(GetObjectCommand).callsFake(() => ({
    ETag,
    ContentLength: bytes.length,
    Body: { transformToByteArray: async () => bytes },
  }));
}

/** The states of the image, one for each time that it is read; the last one stays. */
function imageBecomes(...states: (ImageProgress | undefined)[]): void {
  const find = jest.mocked(findProgress).mockReset();
  for (const state of states.slice(0, -1)) find.mockResolvedValueOnce(state);
  find.mockResolvedValue(states.at(-1));
}

const written = () => s3.commandCalls(PutObjectCommand).map(({ args }) => args[0].input.Key);
const removed = () => s3.commandCalls(DeleteObjectCommand).map(({ args }) => args[0].input.Key);
/** The states that were recorded, in order. */
const recorded = () =>
  table
    .commandCalls(TransactWriteCommand)
    .map(({ args }) => args[0].input.TransactItems?.[0]?.Update?.ExpressionAttributeValues)
    .map((values) => values?.[':reasonCode'] ?? values?.[':status'] ?? 'processing');

beforeEach(async () => {
  s3.reset();
  s3.on(PutObjectCommand).resolves({});
  s3.on(DeleteObjectCommand).resolves({});
  showWhereUsed.mockReset();
  tableHolds({ ...keys.upload(upload.id), ...upload });
  fileIs(await aJpeg({ width: 32, height: 24 }));
});

const pending: ImageProgress = { status: 'pending' };
const ready: ImageProgress = { status: 'ready', originalTag: tag, takenAt: at(1) };

describe('processUpload', () => {
  it('writes the variants, records the image and tells where it is used', async () => {
    imageBecomes(pending, pending, processing, ready);
    await processUpload(fileKey, now);
    expect(written()).toHaveLength(6);
    expect(recorded()).toEqual(['processing', 'ready']);
    expect(removed()).toEqual([]);
    expect(showWhereUsed).toHaveBeenCalledWith(imageKey);
  });

  it('records a refusal, and only then removes the file', async () => {
    fileIs(noPictures.pdf);
    imageBecomes(pending, pending, processing, { ...processing, status: 'refused' });
    await processUpload(fileKey, now);
    expect(recorded()).toEqual(['processing', 'NOT_A_PICTURE']);
    expect(written()).toEqual([]);
    expect(removed()).toEqual([fileKey]);
    expect(showWhereUsed).toHaveBeenCalledWith(imageKey);
  });

  it.each([
    ['is being removed', { ...processing, status: 'removing' as const }],
    ['is gone', undefined],
  ])(
    'removes variants and file of an image that %s by the time they are written',
    async (_, after) => {
      imageBecomes(pending, pending, after);
      await processUpload(fileKey, now);
      expect(removed().sort()).toEqual([...written(), fileKey].sort());
      expect(written()).toHaveLength(6);
      expect(showWhereUsed).not.toHaveBeenCalled();
    },
  );

  it('removes the variants that a run wrote which ended before it recorded the image', async () => {
    imageBecomes({ ...processing, status: 'removing' });
    await processUpload(fileKey, now);
    expect([...written(), ...recorded()]).toEqual([]);
    const variants = variantsOf(imageKey).map(({ file }) => file);
    expect(removed().sort()).toEqual([...variants, fileKey].sort());
  });

  it('keeps the variants that another run for the same file recorded first', async () => {
    imageBecomes(pending, processing, ready);
    await processUpload(fileKey, now);
    expect(removed()).toEqual([]);
  });

  it('changes nothing of an image that is ready, but tells again where it is used', async () => {
    imageBecomes(ready);
    await processUpload(fileKey, now);
    expect([...written(), ...removed(), ...recorded()]).toEqual([]);
    expect(showWhereUsed).toHaveBeenCalledWith(imageKey);
  });

  it('removes another file of an image that is ready', async () => {
    fileIs(noPictures.pdf, '"two"');
    imageBecomes(ready);
    await processUpload(fileKey, now);
    expect(removed()).toEqual([fileKey]);
    expect(recorded()).toEqual([]);
  });

  it('waits while another file of the same form is being made', async () => {
    fileIs(noPictures.pdf, '"two"');
    imageBecomes(processing);
    await expect(processUpload(fileKey, now)).rejects.toThrow('another file');
    expect([...removed(), ...recorded()]).toEqual([]);
  });

  it('takes over from a run for another file that ended early', async () => {
    fileIs(await aJpeg({ width: 32, height: 24 }), '"two"');
    const lost: ImageProgress = { ...processing, takenAt: at(61) };
    const own: ImageProgress = { ...processing, originalTag: '"two"' };
    imageBecomes(lost, lost, own, { ...own, status: 'ready' });
    await processUpload(fileKey, now);
    expect(recorded()).toEqual(['processing', 'ready']);
    expect(removed()).toEqual([]);
  });

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
