import { showWhereUsed } from '#lambdas/media/images/refresh-images.ts';
import { recordChanges } from '#test/support/operations/stream.ts';
import { readyFacts } from './images/an-image-of.ts';
import { changeImage } from './images/change-image.ts';
import { expectCountsAgree } from './images/image-counts.ts';
import {
  anImage,
  anImageInOffer,
  answerToEdit,
  edit,
  offer,
  publishWith,
  startWithOwnerOfImages,
} from './images/owner-of-images.ts';
import { runUntilIdle } from './support/background.ts';
import { inOrder, twiceAndOutOfOrder } from './support/deliveries.ts';
import { beforeNextTransaction } from './support/interleave.ts';

startWithOwnerOfImages();

describe('the new status of an image', () => {
  const becomes = async (...[key, facts]: Parameters<typeof changeImage>) => {
    await changeImage(key, facts);
    recordChanges();
  };
  const inWork = { status: 'processing' as const };
  const shownReady = (url: string) => ({ url, ...readyFacts });

  it('is shown by all items that use the image, without a new version', async () => {
    const image = await anImage(inWork);
    const ids = [await publishWith(image.url), await publishWith(image.url)];
    await runUntilIdle(inOrder);
    expect(await offer(ids[0] ?? '')).toMatchObject({ images: [{ status: 'processing' }] });
    await becomes(image.key, readyFacts);
    await showWhereUsed(image.key);
    for (const id of ids) {
      expect(await offer(id)).toMatchObject({ images: [shownReady(image.url)], version: 1 });
    }
    recordChanges();
    await runUntilIdle(twiceAndOutOfOrder);
    await expectCountsAgree();
  });

  it('is shown by an item whose use was not counted when the image became ready', async () => {
    const image = await anImage(inWork);
    const id = await publishWith(image.url);
    await becomes(image.key, readyFacts);
    await showWhereUsed(image.key);
    await runUntilIdle(inOrder);
    expect(await offer(id)).toMatchObject({ images: [shownReady(image.url)] });
  });

  it('is shown after an edit that read the old status, and the edit succeeds', async () => {
    const { image, id } = await anImageInOffer(inWork);
    beforeNextTransaction(async () => {
      await becomes(image.key, readyFacts);
      await showWhereUsed(image.key);
      expect(await offer(id)).toMatchObject({ images: [shownReady(image.url)], version: 1 });
      recordChanges();
    });
    expect(await answerToEdit(id, image.url)).toMatchObject({
      status: 200,
      body: { version: 2, images: [{ status: 'processing' }] },
    });
    await runUntilIdle(inOrder);
    expect(await offer(id)).toMatchObject({ images: [shownReady(image.url)], version: 2 });
  });

  it('does not undo an edit that comes first', async () => {
    const image = await anImage(inWork);
    const other = await anImage();
    const id = await publishWith(image.url);
    await runUntilIdle(inOrder);
    await becomes(image.key, readyFacts);
    beforeNextTransaction(() => edit(id, other.url, image.url));
    await showWhereUsed(image.key);
    expect(await offer(id)).toMatchObject({
      images: [shownReady(other.url), shownReady(image.url)],
      version: 2,
    });
  });

  it('removes a refused image from all items that added it during processing', async () => {
    const kept = await anImage();
    const refused = await anImage(inWork);
    const id = await publishWith(refused.url, kept.url);
    await runUntilIdle(inOrder);
    await becomes(refused.key, { status: 'refused' });
    await showWhereUsed(refused.key);
    expect(await offer(id)).toMatchObject({ imagesUrls: [kept.url], version: 1 });
    recordChanges();
    await runUntilIdle(inOrder);
    await expectCountsAgree();
    expect(await answerToEdit(id, refused.url, kept.url)).toMatchObject({
      status: 409,
      body: { code: 'IMAGE_REFUSED', errors: [{ path: 'imagesUrls.0', code: 'INVALID_VALUE' }] },
    });
  });
});
