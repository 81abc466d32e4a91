import { originalKey } from '#lambdas/media/images/image-keys.ts';
import { findImage } from '#lambdas/media/store/image-store.ts';
import { recordChanges } from '#test/support/operations/stream.ts';
import { readyFacts } from './images/an-image-of.ts';
import { changeImage } from './images/change-image.ts';
import { imageCounts } from './images/image-counts.ts';
import { anImage, offer, publishWith, startWithOwnerOfImages } from './images/owner-of-images.ts';
import { expectWhole, hour, isGone, sweepIn } from './images/sweep-images.ts';
import { runUntilIdle } from './support/background.ts';
import { inOrder } from './support/deliveries.ts';
import { removeFile } from './support/image-files.ts';

startWithOwnerOfImages();

describe('the sweep of images', () => {
  it.each(['pending', 'processing'] as const)(
    'refuses an image that stayed %s for a day without a file, removes it from its items, and deletes it a day later',
    async (status) => {
      const image = await anImage({ status });
      const id = await publishWith(image.url);
      await runUntilIdle(inOrder);
      await removeFile(originalKey({ ...image, uploadId: image.uploadId ?? '' }));
      await sweepIn(23);
      expect((await offer(id))['images']).toHaveLength(1);
      await sweepIn(25);
      expect((await offer(id))['images']).toEqual([]);
      expect(await findImage(image.key)).toMatchObject({ status: 'refused', reasonCode: 'BROKEN' });
      recordChanges();
      await runUntilIdle(inOrder);
      await sweepIn(25);
      expect(await isGone(image)).toBe(true);
    },
  );

  it('keeps an image whose file has waited in the queue for days', async () => {
    const image = await anImage({ status: 'pending' });
    const id = await publishWith(image.url);
    await runUntilIdle(inOrder);
    await sweepIn(100);
    expect((await offer(id))['images']).toHaveLength(1);
    expect(await findImage(image.key)).toMatchObject({ status: 'pending' });
  });

  it('removes a refused image from its items after an earlier sweep ended too early', async () => {
    const image = await anImage({ status: 'processing' });
    const id = await publishWith(image.url);
    await runUntilIdle(inOrder);
    await changeImage(image.key, { status: 'refused', reasonCode: 'BROKEN' });
    await sweepIn(25);
    expect((await offer(id))['images']).toEqual([]);
  });

  it('keeps an image that is being processed again, and it is usable when it is ready', async () => {
    const image = await anImage({ status: 'processing' });
    const id = await publishWith(image.url);
    await runUntilIdle(inOrder);
    await changeImage(image.key, { takenAt: new Date(Date.now() + 24 * hour).toISOString() });
    await sweepIn(25);
    expect((await offer(id))['images']).toHaveLength(1);
    await changeImage(image.key, readyFacts);
    await sweepIn(50);
    await expectWhole(image);
    expect(await imageCounts()).toMatchObject({ unused: [] });
  });
});
