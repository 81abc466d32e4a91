import { countImageUses } from '#lambdas/media/images/count-image-uses.ts';
import { imageItemKey } from '#lambdas/media/store/image-store.ts';
import { commit, remove } from '#lambdas/platform/table/transaction.ts';
import { ifMatch } from '#test/support/builders/a-request.ts';
import { recordChanges } from '#test/support/operations/stream.ts';
import { anImageOf } from './images/an-image-of.ts';
import { expectCountsAgree, imageCounts } from './images/image-counts.ts';
import {
  anImage,
  bodyWith,
  edit,
  ofOwner,
  owner,
  publishWith,
  startWithOwnerOfImages,
} from './images/owner-of-images.ts';
import { businessInput, must, taxId } from './removal/an-account.ts';
import { runUntilIdle } from './support/background.ts';
import { callOnly } from './support/call.ts';
import { twiceAndOutOfOrder } from './support/deliveries.ts';
import { injectFaults, kindsOfFaults, noFaults } from './support/faults.ts';
import { beforeNextTransaction } from './support/interleave.ts';
import { staff } from './support/staff-of-test.ts';

startWithOwnerOfImages();

const usesOf = async (id: string) => (await imageCounts()).numbers.get(id);

async function fourImages(): Promise<string[]> {
  const urls: string[] = [];
  for (let n = 0; n < 4; n += 1) urls.push((await anImage()).url);
  return urls;
}

/** Publishes three offers, two with shared images, and changes, empties and removes them. */
async function useImages([a = '', b = '', c = '', d = '']: readonly string[]): Promise<void> {
  const first = await publishWith(a, b);
  const second = await publishWith(b, a, c);
  const third = await publishWith(d);
  await runUntilIdle(twiceAndOutOfOrder);
  await edit(first, b, c);
  await edit(second);
  await edit(second, c);
  await edit(second, b, c);
  await must('deleteOffer', { as: ofOwner(), params: { id: third } });
}

describe('uses of images', () => {
  it.each([noFaults, ...kindsOfFaults])(
    'are counted exactly once with $name, although messages come twice and out of order',
    async (faults) => {
      const urls = await fourImages();
      injectFaults(faults);
      await useImages(urls);
      await runUntilIdle(twiceAndOutOfOrder);
      injectFaults(noFaults);
      await expectCountsAgree();
      expect([...(await imageCounts()).numbers.values()].sort()).toEqual([0, 0, 2, 2]);
    },
  );

  it('are counted once by concurrent counts, also if the item is edited meanwhile', async () => {
    const [one, other] = [await anImage(), await anImage()];
    const ids = [await publishWith(one.url), await publishWith(one.url), await publishWith()];
    const counts = () => ids.map((id) => countImageUses(id, new Date()).catch(() => undefined));
    for (const urls of [[one.url, other.url], [other.url], [], [other.url, one.url]]) {
      await Promise.all([
        ...counts(),
        ...ids.map((id) =>
          callOnly('updateOffer', { as: ofOwner(), params: { id }, body: bodyWith(...urls) }),
        ),
        ...counts(),
      ]);
    }
    recordChanges();
    await runUntilIdle(twiceAndOutOfOrder);
    await expectCountsAgree();
  });

  it('are not counted for an image that is removed during the count', async () => {
    const image = await anImage();
    const id = await publishWith(image.url);
    beforeNextTransaction(() => commit([remove(imageItemKey(image.key))]));
    await countImageUses(id, new Date());
    expect(await imageCounts()).toMatchObject({ rows: [], counted: [] });
  });

  it('of an avatar stay right when revisions are edited, rejected and merged', async () => {
    const avatar = () => anImageOf({ ...ofOwner(), area: 'business' });
    const [first, second] = [await avatar(), await avatar()];
    const params = { id: owner.business.id };
    const change = (name: string, avatarUrl: string, id = params.id) => {
      const body = { ...businessInput(owner.userId, name, taxId), avatarUrl };
      return must('updateBusiness', { as: ofOwner(), params: { id }, body });
    };
    const decide = (seen: Record<string, unknown>, decision: 'approve' | 'reject') =>
      must('decideBusinessApproval', {
        as: staff,
        params: { id: String(seen['id']) },
        headers: ifMatch(Number(seen['version'])),
        body: { decision, reason: 'Os dados não conferem' },
      });
    const rejected = await change('Mercado Novo', first.url);
    await runUntilIdle(twiceAndOutOfOrder);
    await expectCountsAgree();
    expect(await usesOf(first.id)).toBe(2);
    await decide(rejected, 'reject');
    const merged = await change('Mercado Velho', first.url);
    const edited = await change('Mercado Velho', second.url, String(merged['id']));
    await decide(edited, 'approve');
    await runUntilIdle(twiceAndOutOfOrder);
    await expectCountsAgree();
    expect([await usesOf(first.id), await usesOf(second.id)]).toEqual([0, 1]);
  });
});
