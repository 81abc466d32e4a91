import { findImage } from '#lambdas/media/store/image-store.ts';
import { newId } from '#lambdas/platform/text/new-id.ts';
import { readyFacts } from './images/an-image-of.ts';
import { expectCountsAgree, imageCounts } from './images/image-counts.ts';
import {
  anImage,
  bodyWith,
  edit,
  offer,
  ofOwner,
  publishWith,
  startWithOwnerOfImages,
} from './images/owner-of-images.ts';
import { expectWhole, isGone, sweepIn } from './images/sweep-images.ts';
import { must } from './removal/an-account.ts';
import { recordChanges, settle } from './support/background.ts';
import { callOnly } from './support/call.ts';
import { inOrder } from './support/deliveries.ts';

startWithOwnerOfImages();

describe('the sweep of images', () => {
  it('removes an image with all its files once nothing has used it for a day, and not before', async () => {
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

  it('keeps an image that is used, and removes it a day after its last use', async () => {
    const image = await anImage();
    const ids = [await publishWith(image.url), await publishWith(image.url)];
    await settle(inOrder);
    await edit(ids[0] ?? '');
    await settle(inOrder);
    await sweepIn(1000);
    await expectWhole(image);
    await must('deleteOffer', { as: ofOwner(), params: { id: ids[1] ?? '' } });
    await settle(inOrder);
    await sweepIn(23);
    await expectWhole(image);
    await sweepIn(25);
    expect(await isGone(image)).toBe(true);
  });

  it('keeps images that a business, shops and offers use although their uses are counted days late', async () => {
    const image = await anImage();
    const [first, second, third] = [
      await publishWith(image.url),
      await publishWith(image.url),
      await publishWith(image.url),
    ];
    // Of three that added it one gave it up, and nothing was counted yet.
    await edit(second);
    await sweepIn(100);
    await expectWhole(image);
    expect(await imageCounts()).toMatchObject({ unused: [] });
    await settle(inOrder);
    await expectCountsAgree();
    await edit(first);
    await edit(third);
    await sweepIn(100);
    await expectWhole(image);
    await settle(inOrder);
    await sweepIn(100);
    expect(await isGone(image)).toBe(true);
  });

  it('at the same moment as an item adds one leaves it whole, or refuses the item', async () => {
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
      await settle(inOrder);
    }
    await expectCountsAgree();
    expect([201, 409]).toEqual(expect.arrayContaining([...new Set(outcomes)]));
  });

  it('forgets what added one and gave it up before that was counted', async () => {
    const image = await anImage();
    const kept = await publishWith(image.url);
    await edit(await publishWith(image.url));
    await settle(inOrder);
    await sweepIn(25);
    expect((await findImage(image.key))?.addedTo).toBeUndefined();
    expect((await offer(kept))['images']).toHaveLength(1);
  });

  it('counts at most fifty items that added one, and goes on in the next sweep', async () => {
    const addedTo = new Set(Array.from({ length: 51 }, () => newId('offer', new Date())));
    const image = await anImage({ ...readyFacts, addedTo });
    await sweepIn(25);
    expect((await findImage(image.key))?.addedTo?.size).toBe(1);
    await sweepIn(25);
    expect(await isGone(image)).toBe(true);
  });
});
