import { handler } from '#lambdas/entries/api/offers.ts';
import type { OfferItem } from '#lambdas/offers/store/offer-item.ts';
import { type Key, keys } from '#lambdas/platform/table/keys.ts';
import { aBusiness, businessId } from '#test/support/builders/a-business.ts';
import { aRequest, invokeHandler } from '#test/support/builders/a-request.ts';
import { anAddressIn, aShop, otherShopId, shopId } from '#test/support/builders/a-shop.ts';
import { offerNo } from '#test/support/builders/an-offer.ts';
import { aUser, strangerId } from '#test/support/builders/people.ts';
import { publishedOffer } from '#test/support/builders/whole-items.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import { consistencyOf, queriesMade, rowsAskedFor } from '#test/support/memory-table/reads.ts';
import { deleteItem, putItems, readsLag, tableHolds } from '#test/support/memory-table/table.ts';
import { stored } from '#test/support/stored.ts';

const recife = aShop();
const olinda = aShop({ id: otherShopId, address: anAddressIn('PE', 'Olinda') });

/** Stores offers; the indexes still have the `indexed` ones, because they follow later. */
function holds(
  offers: readonly OfferItem[],
  { shops = [recife, olinda], business = aBusiness(), indexed = offers, more = [] as Key[] } = {},
): void {
  const itemsOf = (offer: OfferItem) => {
    const listed = [recife, olinda].filter(({ id }) => offer.shopsIds.includes(id));
    return publishedOffer(offer, listed);
  };
  tableHolds(...indexed.flatMap(itemsOf), ...more);
  for (const offer of indexed) deleteItem(keys.offer(offer.id));
  putItems(stored.business(business), ...shops.map(stored.shop));
  for (const offer of offers) putItems(...itemsOf(offer));
  readsLag({ indexes: indexed === offers ? 0 : Infinity });
}

interface Row {
  readonly id: string;
  readonly businessId: string;
  readonly isFollowing: boolean;
  readonly shop: { id: string; city: string; isFollowing: boolean; followersCount: number };
}

async function feed(query: Record<string, string> = {}, userId?: string) {
  const as = userId && { as: { userId } };
  const { body } = await invokeHandler(handler, aRequest('GET /offers/feed', { query, ...as }));
  return { items: body['items'] as Row[], pagingKey: body['pagingKey'] as string | undefined };
}

const shown = async (query?: Record<string, string>) =>
  (await feed(query)).items.map(({ id }) => Number(id.slice(-2)));

beforeEach(() => stopDateAt('2026-11-21T12:00:00.000Z'));

describe('the feed', () => {
  it('shows an offer first from its start time', async () => {
    const startsAt = '2026-11-22T03:00:00.000Z';
    holds([offerNo(1, { startsAt, startDate: '2026-11-22' }), offerNo(2), offerNo(3)]);
    expect(await shown()).toEqual([3, 2]);
    stopDateAt(startsAt);
    expect(await shown()).toEqual([1, 3, 2]);
    expect(await shown({ state: 'PE', city: 'Recife' })).toEqual([1, 3, 2]);
  });

  it('does not read rows of scheduled offers', async () => {
    const startsAt = '2026-11-22T03:00:00.000Z';
    const scheduled = { startsAt, startDate: '2026-11-22' };
    holds([...Array.from({ length: 40 }, (_, n) => offerNo(n + 1, scheduled)), offerNo(0)]);
    const { items } = await feed({ limit: '5' });
    expect(items).toHaveLength(1);
  });

  it('reads only as many index rows as it shows when all are live', async () => {
    holds([1, 2, 3, 4, 5].map((n) => offerNo(n)));
    await feed({ limit: '3' });
    const limits = queriesMade().filter(({ Select }) => !Select);
    expect(limits.map(({ Limit }) => Limit)).toEqual([3]);
  });

  it('reads at most three index rows per item of the limit', async () => {
    const over = { endsAt: '2026-11-20T02:59:59.000Z' };
    holds(Array.from({ length: 40 }, (_, n) => offerNo(n, over)));
    const { items, pagingKey } = await feed({ limit: '5' });
    expect([items, typeof pagingKey]).toEqual([[], 'string']);
    expect(rowsAskedFor()).toBeLessThanOrEqual(15);
  });

  describe('with one business that has 242 of the newest 300 rows', () => {
    const largeId = businessId;
    const idOf = (n: number) => `biz_01K9B1B2C3D4E5F6G7H8J9K${String(n).padStart(3, '0')}`;

    beforeEach(() => {
      const sellers = Array.from({ length: 300 }, (_, n) =>
        (n * 242) % 300 < 242 ? largeId : idOf(n),
      );
      const offers = sellers.map((id, n) => offerNo(n, { businessId: id }));
      holds(offers, { shops: [recife] });
      putItems(...sellers.map((id) => stored.business(aBusiness({ id }))));
    });

    it('shows three of its offers on a page, beside all others in the rows that it may read', async () => {
      const first = await feed({ limit: '20' });
      const second = await feed({ limit: '20', pagingKey: String(first.pagingKey) });
      expect(rowsAskedFor()).toBeLessThanOrEqual(120);
      const pages = [first, second].map(({ items }) => ({
        large: items.filter((row) => row.businessId === largeId).length,
        others: items.filter((row) => row.businessId !== largeId).length,
      }));
      expect(pages).toEqual([
        { large: 3, others: 11 },
        { large: 3, others: 12 },
      ]);
    });
  });

  const everywhere: readonly [Record<string, string>][] = [
    [{}],
    [{ state: 'PE' }],
    [{ state: 'PE', city: 'Recife' }],
  ];

  describe.each(everywhere)('of %j', (query) => {
    const live = offerNo(1);

    it.each<[string, OfferItem[], Parameters<typeof holds>[1]]>([
      ['is inactive', [{ ...live, status: 'inactive' }], {}],
      [
        'has expired',
        [{ ...live, endsAt: '2026-11-21T11:59:59.000Z', expirationDate: '2026-11-20' }],
        {},
      ],
      [
        'is scheduled',
        [{ ...live, startsAt: '2026-11-22T03:00:00.000Z', startDate: '2026-11-22' }],
        {},
      ],
      ['was removed', [], {}],
      ['is of a suspended business', [live], { business: aBusiness({ status: 'suspended' }) }],
      ['is of a pending business', [live], { business: aBusiness({ status: 'pending_approval' }) }],
      [
        'is of an inactive shop',
        [live],
        { shops: [{ ...recife, shopStatus: 'inactive' }, olinda] },
      ],
    ])(
      'does not show an offer that %s, even if the index still has it',
      async (_, offers, more) => {
        holds([live], { indexed: [live] });
        expect(await shown(query)).toEqual([1]);
        holds(offers, { indexed: [live], ...more });
        expect(await shown(query)).toEqual([]);
      },
    );

    it('reads base items eventually consistent, and follows strongly consistent', async () => {
      holds([live], { more: [stored.user(aUser({ userId: strangerId }))] });
      await feed(query, strangerId);
      for (const key of [keys.offer(live.id), keys.business(live.businessId), keys.shop(shopId)]) {
        expect(consistencyOf(key)).toBe(false);
      }
      expect(consistencyOf(keys.follow(strangerId, shopId))).toBe(true);
    });
  });

  it('says whether the consumer follows the shop', async () => {
    const more = [
      stored.user(aUser({ userId: strangerId })),
      keys.follow(strangerId, shopId),
      { ...keys.shopCounters(shopId), followersCount: 3 },
    ];
    holds([offerNo(1)], { more });
    expect((await feed({}, strangerId)).items).toMatchObject([
      { isFollowing: true, shop: { isFollowing: true, followersCount: 3 } },
    ]);
    expect((await feed()).items).toMatchObject([
      { isFollowing: false, shop: { isFollowing: false } },
    ]);
  });
});
