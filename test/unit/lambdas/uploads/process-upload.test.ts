import { showWhereUsed } from '#lambdas/media/images/refresh-images.ts';
import { processUpload } from '#lambdas/media/uploads/process-upload.ts';
import { beforeNextWrite, changeAttributes, deleteItem } from '#test/support/memory-table/table.ts';
import { aJpeg } from '#test/support/pictures.ts';
import {
  at,
  fileIs,
  imageIs,
  mockUpload,
  now,
  processing,
  removed,
  storedImageItem,
  storedImageKey,
  upload,
  whileWriting,
  written,
} from '#test/support/processed-upload.ts';
import { noPictures } from '#test/support/unusual-pictures.ts';

jest.mock('#lambdas/media/images/refresh-images.ts', () => ({ showWhereUsed: jest.fn() }));

const { fileKey } = upload;
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
});
