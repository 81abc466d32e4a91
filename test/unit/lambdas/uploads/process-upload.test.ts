import { variantsOf } from '#contract/image-variants.ts';
import type { ImageProgress } from '#lambdas/images/image-progress-repository.ts';
import { showWhereUsed } from '#lambdas/images/show-where-used.ts';
import { processUpload } from '#lambdas/uploads/process-upload.ts';
import { aJpeg } from '#test/support/pictures.ts';
import {
  at,
  fileIs,
  imageBecomes,
  mockUpload,
  now,
  pending,
  processing,
  ready,
  recorded,
  removed,
  upload,
  written,
} from '#test/support/processed-upload.ts';
import { noPictures } from '#test/support/unusual-pictures.ts';

jest.mock('#lambdas/images/show-where-used.ts', () => ({ showWhereUsed: jest.fn() }));
jest.mock('#lambdas/images/image-progress-repository.ts', () => ({
  ...jest.requireActual('#lambdas/images/image-progress-repository.ts'),
  findProgress: jest.fn(),
}));

const { fileKey, imageKey } = upload;

beforeEach(mockUpload);

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
});
