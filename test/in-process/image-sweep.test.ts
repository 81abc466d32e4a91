import { countImageUses } from '#lambdas/media/images/count-image-uses.ts';
import { originalKey } from '#lambdas/media/images/image-keys.ts';
import { findImage } from '#lambdas/media/store/image-store.ts';
import { newId } from '#lambdas/platform/text/new-id.ts';
import { recordChanges } from '#test/support/operations/stream.ts';
import { readyFacts } from './images/an-image-of.ts';
import { changeImage } from './images/change-image.ts';
import { expectCountsAgree, imageCounts } from './images/image-counts.ts';
import {
  anImage,
  anImageInOffer,
  bodyWith,
  edit,
  offer,
  ofOwner,
  publishWith,
  startWithOwnerOfImages,
} from './images/owner-of-images.ts';
import { expectWhole, hour, isGone, sweepIn } from './images/sweep-images.ts';
import { must } from './removal/an-account.ts';
import { runUntilIdle } from './support/background.ts';
import { callOnly } from './support/call.ts';
import { inOrder } from './support/deliveries.ts';
import { asAttempt, endAt, type Faults, injectFaults, noFaults } from './support/faults.ts';
import { removeFile } from './support/image-files.ts';
import { beforeNextTransaction } from './support/interleave.ts';

startWithOwnerOfImages();

describe('the sweep of images', () => {
  it('removes an image with all its files after a day without any use, and not before', async () => {
    const images = [
      await anImage(),
      await anImage({ status: 'pending' }),
      await anImage({ status: 'refused', reasonCode: 'BROKEN' }),
    ];
    await sweepIn(23);
    await expectWhole(images[0] as (typeof images)[0]);
    expect(await sweepIn(25)).toEqual({ images: { done: 3, failed: 0 } });
    for (const image of images) expect(await isGone(image)).toBe(true);
  });

  it('keeps a used image, and removes it a day after its last use', async () => {
    const image = await anImage();
    const ids = [await publishWith(image.url), await publishWith(image.url)];
    await runUntilIdle(inOrder);
    await edit(ids[0] ?? '');
    await runUntilIdle(inOrder);
    await sweepIn(1000);
    await expectWhole(image);
    await must('deleteOffer', { as: ofOwner(), params: { id: ids[1] ?? '' } });
    await runUntilIdle(inOrder);
    await sweepIn(23);
    await expectWhole(image);
    await sweepIn(25);
    expect(await isGone(image)).toBe(true);
  });

  it('keeps images of a business, shops and offers although their uses are counted days late', async () => {
    const image = await anImage();
    const [first, second, third] = [
      await publishWith(image.url),
      await publishWith(image.url),
      await publishWith(image.url),
    ];
    // One of three offers gave the image up, and no use was counted yet.
    await edit(second);
    await sweepIn(100);
    await expectWhole(image);
    expect(await imageCounts()).toMatchObject({ unused: [] });
    await runUntilIdle(inOrder);
    await expectCountsAgree();
    await edit(first);
    await edit(third);
    await sweepIn(100);
    await expectWhole(image);
    await runUntilIdle(inOrder);
    await sweepIn(100);
    expect(await isGone(image)).toBe(true);
  });

  it('running while an item adds an image keeps the image whole, or the item is refused', async () => {
    const outcomes = [];
    for (let round = 0; round < 12; round += 1) {
      const image = await anImage();
      const [answer] = await Promise.all([
        callOnly('createOffer', { as: ofOwner(), body: bodyWith(image.url) }),
        sweepIn(25).catch(() => undefined),
      ]);
      recordChanges();
      outcomes.push(answer.status);
      if (answer.status === 201) await expectWhole(image);
      else expect(answer.body).toMatchObject({ code: 'IMAGE_NOT_FOUND' });
      await runUntilIdle(inOrder);
    }
    await expectCountsAgree();
    expect([201, 409]).toEqual(expect.arrayContaining([...new Set(outcomes)]));
  });

  it('forgets items that gave an image up before the use was counted', async () => {
    const image = await anImage();
    const kept = await publishWith(image.url);
    await edit(await publishWith(image.url));
    await runUntilIdle(inOrder);
    await sweepIn(25);
    expect((await findImage(image.key))?.addedTo).toBeUndefined();
    expect((await offer(kept))['images']).toHaveLength(1);
  });

  it('counts at most fifty items that added an image, and continues in the next sweep', async () => {
    const addedTo = new Set(Array.from({ length: 51 }, () => newId('offer', new Date())));
    const image = await anImage({ ...readyFacts, addedTo });
    await sweepIn(25);
    expect((await findImage(image.key))?.addedTo?.size).toBe(1);
    await sweepIn(25);
    expect(await isGone(image)).toBe(true);
  });

  it.each(['pending', 'processing'] as const)(
    'refuses an image that stayed %s for a day without a file, removes it from its items, and deletes it a day later',
    async (status) => {
      const { image, id } = await anImageInOffer({ status });
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
    const { image, id } = await anImageInOffer({ status: 'pending' });
    await sweepIn(100);
    expect((await offer(id))['images']).toHaveLength(1);
    expect(await findImage(image.key)).toMatchObject({ status: 'pending' });
  });

  it('removes a refused image from its items after an earlier sweep ended too early', async () => {
    const { image, id } = await anImageInOffer({ status: 'processing' });
    await changeImage(image.key, { status: 'refused', reasonCode: 'BROKEN' });
    await sweepIn(25);
    expect((await offer(id))['images']).toEqual([]);
  });

  it('keeps an image that is being processed again, and it is usable when it is ready', async () => {
    const { image, id } = await anImageInOffer({ status: 'processing' });
    await changeImage(image.key, { takenAt: new Date(Date.now() + 24 * hour).toISOString() });
    await sweepIn(25);
    expect((await offer(id))['images']).toHaveLength(1);
    await changeImage(image.key, readyFacts);
    await sweepIn(50);
    await expectWhole(image);
    expect(await imageCounts()).toMatchObject({ unused: [] });
  });

  const endAfterTransaction: Faults = {
    name: 'the end after a transaction',
    faultOf: ({ command }) => (command === 'TransactWrite' ? 'lost answer' : undefined),
  };

  it('keeps an image that an edit adds again during the count, although no later count runs', async () => {
    const { image, id } = await anImageInOffer();
    await edit(id);
    beforeNextTransaction(async () => {
      await edit(id, image.url);
      injectFaults(endAfterTransaction);
    });
    await expect(countImageUses(id, new Date())).rejects.toThrow('No answer in time');
    injectFaults(noFaults);
    expect(await findImage(image.key)).toMatchObject({ usesCount: 0 });
    await sweepIn(25);
    await expectWhole(image);
    expect((await offer(id))['images']).toHaveLength(1);
    await runUntilIdle(inOrder);
    await expectCountsAgree();
  });

  it.each([1, 2, 3, 4, 5].flatMap((end) => [endAt(end, 'before'), endAt(end, 'after')]))(
    'removes an image completely after $name',
    async (faults) => {
      const image = await anImage();
      injectFaults(faults);
      await asAttempt(1, () => sweepIn(25)).catch(() => undefined);
      injectFaults(noFaults);
      await sweepIn(26);
      expect(await isGone(image)).toBe(true);
    },
  );
});
