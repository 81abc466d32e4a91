import type { Context, ScheduledEvent } from 'aws-lambda';
import { handler as sweepImages } from '#lambdas/events/sweep-images.ts';
import { countImageUses } from '#lambdas/images/count-image-uses.ts';
import { findImage, imageItemKey } from '#lambdas/images/image-repository.ts';
import { newId } from '#lambdas/shared/new-id.ts';
import { keys } from '#lambdas/shared/table/keys.ts';
import { applyWrite, update } from '#lambdas/shared/table/transaction.ts';
import { anImageOf, readyFacts } from './images/an-image-of.ts';
import { expectCountsAgree, imageCounts } from './images/image-counts.ts';
import type { ModelShop } from './model/model.ts';
import {
  aMemberOfStaff,
  anOfferIn,
  anOwner,
  must,
  type Owner,
  openShop,
} from './removal/an-account.ts';
import { marksFound } from './removal/stored-marks.ts';
import { type Delivery, recordChanges, settle } from './support/background.ts';
import { callOnly } from './support/call.ts';
import { type Faults, injectFaults, noFaults } from './support/faults.ts';
import { filesWith } from './support/image-files.ts';
import { beforeNextTransaction } from './support/interleave.ts';
import { startWithOwnStores } from './support/own-stores.ts';

const inOrder: Delivery = (batch) => batch;
const hour = 60 * 60_000;

let owner: Owner;
let shop: ModelShop;

startWithOwnStores();

beforeEach(async () => {
  const staff = await aMemberOfStaff();
  owner = await anOwner(staff, 'Mercado da Vila');
  shop = await openShop(owner);
});
afterEach(() => injectFaults(noFaults));

const as = () => ({ userId: owner.userId });
const anImage = (facts?: Parameters<typeof anImageOf>[0]['facts']) =>
  anImageOf({ ownerId: owner.business.id, userId: owner.userId, ...(facts && { facts }) });
const bodyWith = (...imagesUrls: string[]) => ({ ...anOfferIn(owner, shop), imagesUrls });
const publishWith = async (...urls: string[]) =>
  String((await must('createOffer', { as: as(), body: bodyWith(...urls) }))['id']);
const edit = (id: string, ...urls: string[]) =>
  must('updateOffer', { as: as(), params: { id }, body: bodyWith(...urls) });

const context = { getRemainingTimeInMillis: () => 60_000 } as Context;

/** Sweeps as the schedule does some hours from now. */
const sweepIn = (hours: number) =>
  sweepImages(
    { time: new Date(Date.now() + hours * hour).toISOString() } as ScheduledEvent,
    context,
  );

const isGone = async ({ id, key, uploadId = '' }: Awaited<ReturnType<typeof anImage>>) => {
  const { audit: _, idempotency: _answers, ...found } = await marksFound({ image: [id] });
  const upload = await marksFound({ upload: [keys.upload(uploadId).PK] });
  const files = [...(await filesWith(key)), ...(await filesWith(uploadId))];
  return Object.keys(found).length + Object.keys(upload).length + files.length === 0;
};

/** Its item says that it may be used, and all its files are there. */
async function expectWhole(image: Awaited<ReturnType<typeof anImage>>): Promise<void> {
  expect((await findImage(image.key))?.status).toBe('ready');
  expect(await filesWith(image.key)).toHaveLength(6);
}

describe('the sweep of images', () => {
  it('removes one that nothing has used for a day whole, and not before', async () => {
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

  it('keeps one that something uses, and removes it a day after its last use', async () => {
    const image = await anImage();
    const ids = [await publishWith(image.url), await publishWith(image.url)];
    await settle(inOrder);
    await edit(ids[0] ?? '');
    await settle(inOrder);
    await sweepIn(1000);
    await expectWhole(image);
    await must('deleteOffer', { as: as(), params: { id: ids[1] ?? '' } });
    await settle(inOrder);
    await sweepIn(23);
    await expectWhole(image);
    await sweepIn(25);
    expect(await isGone(image)).toBe(true);
  });

  it('keeps what a business, shops and offers use of which the count is late by days', async () => {
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
        callOnly('createOffer', { as: as(), body: bodyWith(image.url) }),
        sweepIn(25).catch(() => undefined),
      ]);
      await recordChanges();
      outcomes.push(answer.status);
      if (answer.status === 201) await expectWhole(image);
      else expect(answer.body).toMatchObject({ code: 'IMAGE_NOT_FOUND' });
      await settle(inOrder);
    }
    await expectCountsAgree();
    expect([201, 409]).toEqual(expect.arrayContaining([...new Set(outcomes)]));
  });

  const addTo = (key: string, facts: Record<string, unknown>) =>
    applyWrite(
      update(imageItemKey(key), `SET ${Object.keys(facts).map((name) => `#${name} = :${name}`)}`, {
        expression: 'attribute_exists(PK)',
        names: Object.fromEntries(Object.keys(facts).map((name) => [`#${name}`, name])),
        values: Object.fromEntries(
          Object.entries(facts).map(([name, value]) => [`:${name}`, value]),
        ),
      }),
    );
  const imagesOf = async (id: string) =>
    (await must('getOffer', { as: as(), params: { id } }))['images'];

  it.each(['pending', 'processing'] as const)(
    'refuses one that stayed %s for a day in what uses it, and removes it a day later',
    async (status) => {
      const image = await anImage({ status });
      const id = await publishWith(image.url);
      await settle(inOrder);
      await sweepIn(23);
      expect(await imagesOf(id)).toHaveLength(1);
      await sweepIn(25);
      expect(await imagesOf(id)).toEqual([]);
      expect(await findImage(image.key)).toMatchObject({ status: 'refused', reasonCode: 'BROKEN' });
      await recordChanges();
      await settle(inOrder);
      await sweepIn(25);
      expect(await isGone(image)).toBe(true);
    },
  );

  it('takes a refused one out of what uses it where a sweep ended before', async () => {
    const image = await anImage({ status: 'processing' });
    const id = await publishWith(image.url);
    await settle(inOrder);
    await addTo(image.key, { status: 'refused', reasonCode: 'BROKEN' });
    await sweepIn(25);
    expect(await imagesOf(id)).toEqual([]);
  });

  it('leaves one that is being made again, and that is not lost when it is ready', async () => {
    const image = await anImage({ status: 'processing' });
    const id = await publishWith(image.url);
    await settle(inOrder);
    await addTo(image.key, { takenAt: new Date(Date.now() + 24 * hour).toISOString() });
    await sweepIn(25);
    expect(await imagesOf(id)).toHaveLength(1);
    await addTo(image.key, readyFacts);
    await sweepIn(50);
    await expectWhole(image);
    expect(await imageCounts()).toMatchObject({ unused: [] });
  });

  it('forgets what added one and gave it up before that was counted', async () => {
    const image = await anImage();
    const kept = await publishWith(image.url);
    await edit(await publishWith(image.url));
    await settle(inOrder);
    await sweepIn(25);
    expect((await findImage(image.key))?.addedTo).toBeUndefined();
    expect(await imagesOf(kept)).toHaveLength(1);
  });

  const theEnd = () => Object.assign(new Error('The Lambda ended'), { name: 'TimeoutError' });
  const endAfterTransaction: Faults = {
    name: 'the end after a transaction',
    errorOf: ({ when, command }) =>
      when === 'after' && command.startsWith('TransactWrite') ? theEnd() : undefined,
  };

  it('keeps one that an edit adds again while its use is taken back, though no later count runs', async () => {
    const image = await anImage();
    const id = await publishWith(image.url);
    await settle(inOrder);
    await edit(id);
    beforeNextTransaction(async () => {
      await edit(id, image.url);
      injectFaults(endAfterTransaction);
    });
    await expect(countImageUses(id, new Date())).rejects.toThrow('The Lambda ended');
    injectFaults(noFaults);
    expect(await findImage(image.key)).toMatchObject({ usesCount: 0 });
    await sweepIn(25);
    await expectWhole(image);
    expect(await imagesOf(id)).toHaveLength(1);
    await settle(inOrder);
    await expectCountsAgree();
  });

  it('counts at most fifty items that added one, and goes on in the next sweep', async () => {
    const addedTo = new Set(Array.from({ length: 51 }, () => newId('offer', new Date())));
    const image = await anImage({ ...readyFacts, addedTo });
    await sweepIn(25);
    expect((await findImage(image.key))?.addedTo?.size).toBe(1);
    await sweepIn(25);
    expect(await isGone(image)).toBe(true);
  });

  const endAt = (end: number, when: 'before' | 'after'): Faults => ({
    name: `request ${end}, ${when} it`,
    errorOf: (request) =>
      request.when === when && request.position === end ? theEnd() : undefined,
  });

  it.each([1, 2, 3, 4, 5].flatMap((end) => [endAt(end, 'before'), endAt(end, 'after')]))(
    'removes one whole after it ended at $name',
    async (faults) => {
      const image = await anImage();
      const { asAttempt } = await import('./support/faults.ts');
      injectFaults(faults);
      await asAttempt(1, () => sweepIn(25)).catch(() => undefined);
      injectFaults(noFaults);
      await sweepIn(26);
      expect(await isGone(image)).toBe(true);
    },
  );
});
