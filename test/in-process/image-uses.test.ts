import { countImageUses } from '#lambdas/images/count-image-uses.ts';
import { imageItemKey } from '#lambdas/images/image-repository.ts';
import { showWhereUsed } from '#lambdas/images/show-where-used.ts';
import { applyWrite, commit, remove, update } from '#lambdas/shared/table/transaction.ts';
import { anImageOf, readyFacts } from './images/an-image-of.ts';
import { expectCountsAgree, imageCounts } from './images/image-counts.ts';
import type { ModelShop } from './model/model.ts';
import {
  aMemberOfStaff,
  anOfferIn,
  anOwner,
  businessInput,
  must,
  type Owner,
  openShop,
  type Staff,
  taxId,
} from './removal/an-account.ts';
import { type Delivery, recordChanges, settle } from './support/background.ts';
import { call, callOnly } from './support/call.ts';
import { injectFaults, kindsOfFaults, noFaults } from './support/faults.ts';
import { beforeNextTransaction } from './support/interleave.ts';
import { startWithOwnStores } from './support/own-stores.ts';

const inOrder: Delivery = (batch) => batch;
/** Delivers every message twice, in the opposite order the second time. */
const twiceAndOutOfOrder: Delivery = (batch) => [...batch, ...[...batch].reverse()];

let staff: Staff;
let owner: Owner;
let shop: ModelShop;

startWithOwnStores();

beforeEach(async () => {
  staff = await aMemberOfStaff();
  owner = await anOwner(staff, 'Mercado da Vila');
  shop = await openShop(owner);
});
afterEach(() => injectFaults(noFaults));

const ofOwner = () => ({ ownerId: owner.business.id, userId: owner.userId });
const bodyWith = (...imagesUrls: string[]) => ({ ...anOfferIn(owner, shop), imagesUrls });
const publishWith = async (...urls: string[]) =>
  String((await must('createOffer', { as: ofOwner(), body: bodyWith(...urls) }))['id']);
const edit = (id: string, ...urls: string[]) =>
  call('updateOffer', { as: ofOwner(), params: { id }, body: bodyWith(...urls) });
const offer = (id: string) => must('getOffer', { as: ofOwner(), params: { id } });
const usesOf = async (id: string) => (await imageCounts()).numbers.get(id);

async function fourImages(): Promise<string[]> {
  const urls: string[] = [];
  for (let n = 0; n < 4; n += 1) urls.push((await anImageOf(ofOwner())).url);
  return urls;
}

/** Publishes three offers, of which two share images, and changes, empties and removes them. */
async function useImages([a = '', b = '', c = '', d = '']: readonly string[]): Promise<void> {
  const first = await publishWith(a, b);
  const second = await publishWith(b, a, c);
  const third = await publishWith(d);
  await settle(twiceAndOutOfOrder);
  await edit(first, b, c);
  await edit(second);
  await edit(second, c);
  await edit(second, b, c);
  await must('deleteOffer', { as: ofOwner(), params: { id: third } });
}

describe('uses of images', () => {
  it.each([noFaults, ...kindsOfFaults])(
    'are counted exactly once with $name, whatever is delivered twice and out of order',
    async (faults) => {
      const urls = await fourImages();
      injectFaults(faults);
      await useImages(urls);
      await settle(twiceAndOutOfOrder);
      injectFaults(noFaults);
      await expectCountsAgree();
      expect([...(await imageCounts()).numbers.values()].sort()).toEqual([0, 0, 2, 2]);
    },
  );

  it('are counted once by counts at the same time, also of an item that is edited meanwhile', async () => {
    const [one, other] = [await anImageOf(ofOwner()), await anImageOf(ofOwner())];
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
    await recordChanges();
    await settle(twiceAndOutOfOrder);
    await expectCountsAgree();
  });

  it('are not counted of an image that goes while they are counted', async () => {
    const image = await anImageOf(ofOwner());
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
    const decide = (id: unknown, decision: 'approve' | 'reject') =>
      must('decideBusinessApproval', {
        as: staff,
        params: { id: String(id) },
        body: { decision, reason: 'Os dados não conferem' },
      });
    const rejected = await change('Mercado Novo', first.url);
    await settle(twiceAndOutOfOrder);
    await expectCountsAgree();
    expect(await usesOf(first.id)).toBe(2);
    await decide(rejected['id'], 'reject');
    const merged = await change('Mercado Velho', first.url);
    await change('Mercado Velho', second.url, String(merged['id']));
    await decide(merged['id'], 'approve');
    await settle(twiceAndOutOfOrder);
    await expectCountsAgree();
    expect([await usesOf(first.id), await usesOf(second.id)]).toEqual([0, 1]);
  });
});

describe('what an image became', () => {
  const becomes = async (
    key: string,
    facts: { status: string; width?: number; height?: number; placeholder?: string },
  ) => {
    const names = Object.keys(facts);
    await applyWrite(
      update(imageItemKey(key), `SET ${names.map((name) => `#${name} = :${name}`).join(', ')}`, {
        expression: 'attribute_exists(PK)',
        names: Object.fromEntries(names.map((name) => [`#${name}`, name])),
        values: Object.fromEntries(Object.entries(facts).map(([n, value]) => [`:${n}`, value])),
      }),
    );
    await recordChanges();
  };
  const inWork = { status: 'processing' as const };
  const shownReady = (url: string) => ({ url, ...readyFacts });

  it('is shown by all that use it, without a new version', async () => {
    const image = await anImageOf({ ...ofOwner(), facts: inWork });
    const ids = [await publishWith(image.url), await publishWith(image.url)];
    await settle(inOrder);
    expect(await offer(ids[0] ?? '')).toMatchObject({ images: [{ status: 'processing' }] });
    await becomes(image.key, readyFacts);
    await showWhereUsed(image.key);
    for (const id of ids) {
      expect(await offer(id)).toMatchObject({ images: [shownReady(image.url)], version: 1 });
    }
    await recordChanges();
    await settle(twiceAndOutOfOrder);
    await expectCountsAgree();
  });

  it('is shown where it became ready before its use was counted', async () => {
    const image = await anImageOf({ ...ofOwner(), facts: inWork });
    const id = await publishWith(image.url);
    await becomes(image.key, readyFacts);
    await showWhereUsed(image.key);
    await settle(inOrder);
    expect(await offer(id)).toMatchObject({ images: [shownReady(image.url)] });
  });

  it('is shown after an edit that read the image before, and that is not refused', async () => {
    const image = await anImageOf({ ...ofOwner(), facts: inWork });
    const id = await publishWith(image.url);
    await settle(inOrder);
    beforeNextTransaction(async () => {
      await becomes(image.key, readyFacts);
      await showWhereUsed(image.key);
      expect(await offer(id)).toMatchObject({ images: [shownReady(image.url)], version: 1 });
      await recordChanges();
    });
    expect(await edit(id, image.url)).toMatchObject({
      status: 200,
      body: { version: 2, images: [{ status: 'processing' }] },
    });
    await settle(inOrder);
    expect(await offer(id)).toMatchObject({ images: [shownReady(image.url)], version: 2 });
  });

  it('does not undo an edit that comes first', async () => {
    const image = await anImageOf({ ...ofOwner(), facts: inWork });
    const other = await anImageOf(ofOwner());
    const id = await publishWith(image.url);
    await settle(inOrder);
    await becomes(image.key, readyFacts);
    beforeNextTransaction(() => edit(id, other.url, image.url));
    await showWhereUsed(image.key);
    expect(await offer(id)).toMatchObject({
      images: [shownReady(other.url), shownReady(image.url)],
      version: 2,
    });
  });

  it('is gone from all that added it while it was being made, if it is refused', async () => {
    const kept = await anImageOf(ofOwner());
    const refused = await anImageOf({ ...ofOwner(), facts: inWork });
    const id = await publishWith(refused.url, kept.url);
    await settle(inOrder);
    await becomes(refused.key, { status: 'refused' });
    await showWhereUsed(refused.key);
    expect(await offer(id)).toMatchObject({ imagesUrls: [kept.url], version: 1 });
    await recordChanges();
    await settle(inOrder);
    await expectCountsAgree();
    expect(await edit(id, refused.url, kept.url)).toMatchObject({
      status: 409,
      body: { code: 'IMAGE_REFUSED', errors: [{ path: 'imagesUrls.0', code: 'INVALID_VALUE' }] },
    });
  });
});
