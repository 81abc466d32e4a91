import { variantOf, variantsOf } from '#contract/media/image-variants.ts';
import { findBusiness } from '#lambdas/businesses/store/business-store.ts';
import { moveFiles } from '#lambdas/media/images/move-files.ts';
import { ownerIdOfUser } from '#lambdas/media/images/stored-image.ts';
import { aJob } from '#test/support/a-job.ts';
import { ifMatch } from '#test/support/builders/a-request.ts';
import { anImageOf } from './images/an-image-of.ts';
import {
  anImage,
  offer,
  owner,
  publishWith,
  startWithOwnerOfImages,
} from './images/owner-of-images.ts';
import { isGone, sweepIn } from './images/sweep-images.ts';
import { leaving, must } from './removal/an-account.ts';
import { drawLinks, replay, runUntilDelayed, runUntilIdle } from './support/background.ts';
import { call } from './support/call.ts';
import { inOrder, twiceAndOutOfOrder } from './support/deliveries.ts';
import { filesWith, storeFiles } from './support/image-files.ts';
import { staff } from './support/staff-of-test.ts';
import { anAccount } from './support/user-pool.ts';

startWithOwnerOfImages();

/** The folders of files whose keys contain these names, without the ids. */
async function foldersOf(...names: string[]): Promise<string[]> {
  const files = (await Promise.all(names.map(filesWith))).flat();
  const folders = files.map((key) => key.replace(/[^/]*_[^/]*\/|[0-9a-f-]{36}\/|[^/]+$/g, ''));
  return [...new Set(folders)].sort();
}

/** A staff request about the current version of the business. */
async function asSeen() {
  const { id } = owner.business;
  const business = await findBusiness(id);
  return { as: staff, params: { id }, headers: ifMatch(Number(business?.version)) };
}

const suspend = async () =>
  must('suspendBusiness', { ...(await asSeen()), body: { reason: 'Fatura vencida' } });
const lift = async () => must('liftSuspension', await asSeen());
const takeDown = (url: string) =>
  must('takeDownImage', { as: staff, body: { url, reason: 'Ordem judicial 12/2026' } });

describe('the pictures of a business', () => {
  it('are removed from the edge during a suspension, and come back when it is lifted', async () => {
    drawLinks();
    const photo = await anImage();
    // Uploaded before there was a business.
    const avatar = await anImageOf({
      userId: owner.userId,
      ownerId: ownerIdOfUser(owner.userId),
      area: 'business',
    });
    const offerId = await publishWith(photo.url);
    await runUntilIdle(inOrder);
    const all = [photo.id, avatar.id, `previews/${offerId}`];
    const shown = ['business/', 'offer/', 'offer/previews/'];
    expect(await foldersOf(...all)).toEqual(shown);
    await suspend();
    await runUntilIdle(inOrder);
    expect(await foldersOf(...all)).toEqual(['business/withheld/', 'offer/withheld/']);
    await lift();
    await runUntilIdle(inOrder);
    expect(await foldersOf(...all)).toEqual(shown);
    expect(await filesWith(photo.id)).toHaveLength(6);
  });

  it('follow the last of several decisions, also when jobs run twice and out of order', async () => {
    const photo = await anImage();
    for (const decide of [suspend, lift, suspend, lift, suspend]) await decide();
    await runUntilIdle(twiceAndOutOfOrder);
    expect(await foldersOf(photo.id)).toEqual(['offer/withheld/']);
    for (const decide of [lift, suspend, lift]) await decide();
    await runUntilIdle(twiceAndOutOfOrder);
    expect(await foldersOf(photo.id)).toEqual(['offer/']);
    expect(await filesWith(photo.id)).toHaveLength(6);
  });

  it('are not lost when concurrent jobs move them to and fro', async () => {
    const photo = await anImage();
    const files = variantsOf(photo.key).map(({ file }) => file);
    for (let round = 0; round < 5; round += 1) {
      await Promise.all([
        moveFiles(files, 'public', 'withheld'),
        moveFiles(files, 'withheld', 'public'),
        moveFiles(files, 'public', 'withheld'),
      ]);
    }
    const names = (await filesWith(photo.id)).map((key) => key.split('/').at(-1));
    expect(new Set(names).size).toBe(6);
  });

  it('are withheld if they are processed during its suspension', async () => {
    await suspend();
    await runUntilIdle(inOrder);
    const photo = await anImage({ status: 'pending' });
    const id = `offer/uncompressed/${owner.business.id}/${photo.uploadId}`;
    await replay(aJob('process-upload', { id }));
    await runUntilIdle(inOrder);
    expect(await foldersOf(photo.id)).toEqual(['offer/withheld/']);
  });

  it('are removed from every folder when it closes', async () => {
    const photos = [await anImage(), await anImage()];
    await takeDown(photos[0]?.url ?? '');
    await suspend();
    await runUntilIdle(inOrder);
    expect(await foldersOf(...photos.map(({ id }) => id))).toEqual([
      'offer/withheld/',
      'offer/withheld/taken-down/',
    ]);
    await must('deleteAccount', leaving(owner.userId));
    await runUntilIdle(inOrder);
    expect(await filesWith(owner.business.id)).toEqual([]);
  });
});

describe('a picture that staff take down', () => {
  it('is removed from its offers and from the edge, and never comes back', async () => {
    const [photo, other] = [await anImage(), await anImage()];
    const offerId = await publishWith(photo.url, other.url);
    await runUntilIdle(inOrder);
    await takeDown(photo.url);
    await runUntilIdle(inOrder);
    expect(await offer(offerId)).toMatchObject({ imagesUrls: [other.url], version: 1 });
    await suspend();
    await runUntilIdle(inOrder);
    await lift();
    await runUntilIdle(inOrder);
    expect(await foldersOf(photo.id)).toEqual(['offer/withheld/taken-down/']);
    expect(await foldersOf(other.id)).toEqual(['offer/']);
    expect(await filesWith(photo.uploadId ?? '')).toEqual([]);
    await sweepIn(25);
    expect(await isGone(photo)).toBe(true);
  });

  it('is removed with files that a running job writes later', async () => {
    const photo = await anImage();
    await takeDown(photo.url);
    await runUntilDelayed(inOrder);
    await storeFiles([variantOf(photo.key, 640, 'webp')]);
    await runUntilIdle(inOrder);
    expect(await foldersOf(photo.id)).toEqual(['offer/withheld/taken-down/']);
  });

  it('is removed from the withheld folder, too', async () => {
    const photo = await anImage();
    await suspend();
    await runUntilIdle(inOrder);
    await takeDown(photo.url);
    await lift();
    await runUntilIdle(twiceAndOutOfOrder);
    expect(await foldersOf(photo.id)).toEqual(['offer/withheld/taken-down/']);
  });

  it('may be the avatar of a user without a business', async () => {
    const { userId } = staff;
    const avatar = await anImageOf({ userId, ownerId: ownerIdOfUser(userId), area: 'business' });
    await takeDown(avatar.url);
    await runUntilIdle(inOrder);
    expect(await foldersOf(avatar.id)).toEqual(['business/withheld/taken-down/']);
    const { body } = await call('listDecisions', { as: staff });
    expect(body).toMatchObject({
      items: [{ subjectId: avatar.id, after: { imageUrl: avatar.url, status: 'taken_down' } }, {}],
    });
  });

  it.each(['at once', 'a day later, when the picture is gone'])(
    'of a user without a business loses address and reason in the record when the user leaves %s',
    async (when) => {
      const userId = anAccount();
      const avatar = await anImageOf({ userId, ownerId: ownerIdOfUser(userId), area: 'business' });
      await takeDown(avatar.url);
      await runUntilIdle(inOrder);
      if (when !== 'at once') await sweepIn(25);
      expect(await isGone(avatar)).toBe(when !== 'at once');
      await must('deleteAccount', leaving(userId));
      await runUntilIdle(inOrder);
      const { body } = await call('listDecisions', { as: staff });
      const [record] = body['items'] as object[];
      expect(record).toMatchObject({ subjectId: avatar.id, action: 'take-down' });
      expect(record).toMatchObject({
        before: { status: 'shown' },
        after: { status: 'taken_down' },
      });
      expect(JSON.stringify(record)).not.toMatch(/imageUrl|Ordem judicial/);
    },
  );
});
