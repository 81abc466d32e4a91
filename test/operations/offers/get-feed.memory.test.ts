import { offerRoutes } from '#contract/offers/routes.ts';
import type { OfferItem } from '#lambdas/offers/store/offer-item.ts';
import { type Key, keys } from '#lambdas/platform/table/keys.ts';
import { aBusiness, businessId } from '#test/support/builders/a-business.ts';
import {
  anAddressIn,
  aShop,
  otherShopId,
  shopId,
  shopIdNo,
} from '#test/support/builders/a-shop.ts';
import { offerNo, onDays } from '#test/support/builders/an-offer.ts';
import { aUser, stranger } from '#test/support/builders/people.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import {
  consistencyOf,
  queriesMade,
  readsLag,
  rowsAskedFor,
} from '#test/support/memory-table/table.ts';
import { call, pageOfIds } from '#test/support/operations/call.ts';
import { deleteItem, putItems, tableHolds } from '#test/support/operations/store.ts';
import { publishedOffer, stored } from '#test/support/stored.ts';

const { getFeed } = offerRoutes;
const recife = aShop();
const olinda = aShop({ id: otherShopId, address: anAddressIn('PE', 'Olinda') });
const acre = aShop({ id: shopIdNo(1), address: anAddressIn('AC', 'Rio Branco') });
const all = [recife, olinda, acre];
const inRecife = { state: 'PE', city: 'Recife' };

/** Stores offers; the indexes still have the `indexed` ones, because they follow later. */
async function holds(
  offers: readonly OfferItem[],
  { shops = all, business = aBusiness(), indexed = offers, more = [] as Key[] } = {},
): Promise<void> {
  const itemsOf = (offer: OfferItem) =>
    publishedOffer(
      offer,
      all.filter(({ id }) => offer.shopsIds.includes(id)),
    );
  await tableHolds(stored.user(aUser(stranger)), ...indexed.flatMap(itemsOf), ...more);
  for (const offer of indexed) await deleteItem(keys.offer(offer.id));
  await putItems(stored.business(business), ...shops.map(stored.shop), ...offers.flatMap(itemsOf));
  readsLag({ indexes: indexed === offers ? 0 : Infinity });
}

const feed = async (query: Record<string, string> = {}, as?: { userId: string }) =>
  (await call(getFeed, { query, as })).body;
const shown = async (query?: Record<string, string>) =>
  (await feed(query)).items.map(({ id, shop }) => [Number(id.slice(-2)), shop.id]);
const numbersOf = async (query?: Record<string, string>) =>
  (await shown(query)).map(([number]) => number);

const scheduled = onDays('2026-12-31', '2026-11-22');
const ended = onDays('2026-11-19');

beforeEach(() => stopDateAt('2026-11-21T12:00:00.000Z'));

describe('getFeed', () => {
  it('shows an offer of several shops once in each feed, with a live shop of that city or state', async () => {
    const shopsIds = [otherShopId, shopId, acre.id];
    await holds([offerNo(1, { shopsIds })], {
      shops: [recife, { ...olinda, shopStatus: 'inactive' }, acre],
    });
    expect(await shown(inRecife)).toEqual([[1, shopId]]);
    expect(await shown({ state: 'PE' })).toEqual([[1, shopId]]);
    expect(await shown({ state: 'AC' })).toEqual([[1, acre.id]]);
    expect(await shown()).toEqual([[1, shopId]]);
    expect(await shown({ state: 'PE', city: 'Olinda' })).toEqual([]);
    expect(await shown({ state: 'PE', city: "RÉ-ci'fe" })).toEqual([[1, shopId]]);
  });

  it('shows an offer first from its start', async () => {
    await holds([offerNo(1, scheduled), offerNo(2), offerNo(3)]);
    expect(await numbersOf()).toEqual([3, 2]);
    stopDateAt('2026-11-22T03:00:00.000Z');
    expect(await numbersOf()).toEqual([1, 3, 2]);
    expect(await numbersOf(inRecife)).toEqual([1, 3, 2]);
  });

  it('shows a sold-out offer, the followers of its shop, and whether the consumer follows it', async () => {
    const soldOut = { claimedCount: 5, redeemedCount: 0, availableLimit: 5 };
    const more = [
      keys.follow(stranger.userId, shopId),
      { ...keys.shopCounters(shopId), followersCount: 3 },
    ];
    await holds([offerNo(1)], { more });
    await putItems({ ...keys.offerCounters(offerNo(1).id), ...soldOut });
    expect((await feed({}, stranger)).items).toMatchObject([
      {
        ...{ displayStatus: 'sold_out', claimedCount: 5, availableLimit: 5, isFollowing: true },
        shop: { city: 'Recife', isFollowing: true, followersCount: 3 },
      },
    ]);
    expect((await feed()).items).toMatchObject([
      { isFollowing: false, shop: { isFollowing: false } },
    ]);
  });

  it('refuses the paging key of another feed', async () => {
    await holds([offerNo(1), offerNo(2)]);
    const { pagingKey } = await pageOfIds(getFeed, { query: { ...inRecife, limit: '1' } });
    for (const query of [{}, { state: 'PE' }]) {
      const answer = await call(getFeed, { query: { ...query, pagingKey: String(pagingKey) } });
      expect(answer.code).toBe('INVALID_PAGING_KEY');
    }
  });
});

describe('a page of a feed', () => {
  it('reads no rows of scheduled offers, and only as many rows as it shows when all are live', async () => {
    const later = Array.from({ length: 40 }, (_, n) => offerNo(n + 10, scheduled));
    await holds([...later, offerNo(1), offerNo(2), offerNo(3), offerNo(4)]);
    expect(await numbersOf({ limit: '3' })).toEqual([4, 3, 2]);
    const limits = queriesMade().filter(({ Select }) => !Select);
    expect(limits.map(({ Limit }) => Limit)).toEqual([3]);
  });

  it('reads at most three rows for each offer of its limit', async () => {
    await holds(Array.from({ length: 40 }, (_, n) => offerNo(n, ended)));
    const { items, pagingKey } = await feed({ limit: '5' });
    expect([items, typeof pagingKey]).toEqual([[], 'string']);
    expect(rowsAskedFor()).toBeLessThanOrEqual(15);
  });

  it('shows three offers of a business with 242 of the newest 300 rows, beside all others in the rows that it may read', async () => {
    const idOf = (n: number) => `biz_01K9B1B2C3D4E5F6G7H8J9K${String(n).padStart(3, '0')}`;
    const sellers = Array.from({ length: 300 }, (_, n) =>
      (n * 242) % 300 < 242 ? businessId : idOf(n),
    );
    const businesses = sellers.map((id) => stored.business(aBusiness({ id })));
    await holds(sellers.map((id, n) => offerNo(n, { businessId: id })));
    await putItems(...businesses);
    const first = await feed({ limit: '20' });
    const second = await feed({ limit: '20', pagingKey: String(first.pagingKey) });
    expect(rowsAskedFor()).toBeLessThanOrEqual(120);
    const isLarge = (row: { businessId: string }) => row.businessId === businessId;
    const counts = [first, second].map(({ items }) => [
      items.filter(isLarge).length,
      items.filter((row) => !isLarge(row)).length,
    ]);
    expect(counts).toEqual([
      [3, 11],
      [3, 12],
    ]);
  });
});

describe.each<[Record<string, string>]>([[{}], [{ state: 'PE' }], [inRecife]])(
  'the feed of %j',
  (query) => {
    const live = offerNo(1);

    it.each<[string, OfferItem[], Parameters<typeof holds>[1]]>([
      ['is inactive', [{ ...live, status: 'inactive' }], {}],
      ['has expired', [{ ...live, ...ended }], {}],
      ['is scheduled', [{ ...live, ...scheduled }], {}],
      ['was removed', [], {}],
      ['is of a suspended business', [live], { business: aBusiness({ status: 'suspended' }) }],
      ['is of a pending business', [live], { business: aBusiness({ status: 'pending_approval' }) }],
      ['is of an inactive shop', [live], { shops: [{ ...recife, shopStatus: 'inactive' }] }],
    ])(
      'does not show an offer that %s, even if the index still has it',
      async (_, offers, more) => {
        await holds([live], { indexed: [live] });
        expect(await numbersOf(query)).toEqual([1]);
        await holds(offers, { indexed: [live], ...more });
        expect(await numbersOf(query)).toEqual([]);
      },
    );

    it('is read eventually consistent, and follows strongly consistent', async () => {
      await holds([live]);
      await feed(query, stranger);
      for (const key of [keys.offer(live.id), keys.business(businessId), keys.shop(shopId)]) {
        expect(consistencyOf(key)).toBe(false);
      }
      expect(consistencyOf(keys.follow(stranger.userId, shopId))).toBe(true);
    });
  },
);
