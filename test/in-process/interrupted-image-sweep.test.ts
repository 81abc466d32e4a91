import { countImageUses } from '#lambdas/media/images/count-image-uses.ts';
import { findImage } from '#lambdas/media/store/image-store.ts';
import { expectCountsAgree } from './images/image-counts.ts';
import {
  anImage,
  edit,
  offer,
  publishWith,
  startWithOwnerOfImages,
} from './images/owner-of-images.ts';
import { expectWhole, isGone, sweepIn } from './images/sweep-images.ts';
import { runUntilIdle } from './support/background.ts';
import { inOrder } from './support/deliveries.ts';
import { asAttempt, endAt, type Faults, injectFaults, noFaults } from './support/faults.ts';
import { beforeNextTransaction } from './support/interleave.ts';

startWithOwnerOfImages();

describe('the sweep of images', () => {
  const endAfterTransaction: Faults = {
    name: 'the end after a transaction',
    faultOf: ({ command }) => (command === 'TransactWrite' ? 'lost answer' : undefined),
  };

  it('keeps an image that an edit adds again during the count, although no later count runs', async () => {
    const image = await anImage();
    const id = await publishWith(image.url);
    await runUntilIdle(inOrder);
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
