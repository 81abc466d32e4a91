import { handler } from '#lambdas/entries/api/shops.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { aBusiness, businessId } from '#test/support/builders/a-business.ts';
import { aRequest, invokeHandler } from '#test/support/builders/a-request.ts';
import { aShop, shopId } from '#test/support/builders/a-shop.ts';
import { anOffer } from '#test/support/builders/an-offer.ts';
import { aUser, ownerId, strangerId } from '#test/support/builders/people.ts';
import { publishedOffer } from '#test/support/builders/whole-items.ts';
import { consistencyOf, queriesMade } from '#test/support/memory-table/reads.ts';
import { putItems, readsLag, tableHolds } from '#test/support/memory-table/table.ts';
import { stored } from '#test/support/stored.ts';

const rivalId = '44444444-4444-4444-8444-444444444444';
const rivalBusinessId = 'biz_01K9B1B2C3D4E5F6G7H8J9KXYZ';
const items = [
  stored.user(aUser({ businessId })),
  stored.user(aUser({ userId: strangerId })),
  stored.user(aUser({ userId: rivalId, businessId: rivalBusinessId })),
  stored.business(aBusiness()),
  stored.shop(aShop()),
];
const counters = keys.shopCounters(shopId);

const get = (userId?: string) =>
  invokeHandler(
    handler,
    aRequest('GET /shops/{id}', { params: { id: shopId }, as: userId ? { userId } : undefined }),
  );

beforeEach(() => tableHolds(...items));

describe('a shop', () => {
  it('has the number of followers and whether the caller follows it', async () => {
    tableHolds(
      ...items,
      { ...counters, followersCount: 12 },
      { ...keys.follow(strangerId, shopId) },
    );
    expect((await get()).body).toMatchObject({ followersCount: 12, isFollowing: false });
    expect((await get(strangerId)).body).toMatchObject({ followersCount: 12, isFollowing: true });
    expect((await get(ownerId)).body).toMatchObject({ isFollowing: false });
  });

  it('shows other users the stored offer count while it is current', async () => {
    const offersChangeAt = '9999-01-01T00:00:00.000Z';
    tableHolds(...items, { ...counters, offersCount: 3, offersChangeAt });
    expect((await get()).body).toMatchObject({ activeOffersCount: 3 });
    expect(queriesMade()).toEqual([]);
    // Its own business gets a fresh count, because the job that stores the count may run later.
    expect((await get(ownerId)).body).toMatchObject({ activeOffersCount: 0 });
  });

  it('counts its offers if one has started or ended since the count was stored', async () => {
    const offersChangeAt = '2026-01-01T00:00:00.000Z';
    const offer = anOffer({
      startsAt: '2026-01-01T00:00:00.000Z',
      endsAt: '9999-01-01T02:59:59.000Z',
    });
    tableHolds(...items, { ...counters, offersCount: 3, offersChangeAt }, ...publishedOffer(offer));
    expect((await get()).body).toMatchObject({ activeOffersCount: 1 });
  });

  it.each([
    ['strongly consistent for its business', ownerId, true],
    ['eventually consistent for another user', strangerId, false],
    ['eventually consistent for the owner of another business', rivalId, false],
    ['eventually consistent without a token', undefined, false],
  ])('is read %s', async (_, userId, isStrong) => {
    await get(userId);
    expect(consistencyOf(keys.shop(shopId))).toBe(isStrong);
    expect(consistencyOf(keys.business(businessId))).toBe(isStrong);
    expect(consistencyOf(counters)).toBe(isStrong);
    if (userId) expect(consistencyOf(keys.follow(userId, shopId))).toBe(true);
  });

  it('is shown to its own business before every read has it', async () => {
    tableHolds(...items.slice(0, -1));
    putItems(stored.shop(aShop()));
    readsLag({ reads: Infinity });
    expect([(await get(ownerId)).status, (await get(strangerId)).status]).toEqual([200, 404]);
  });
});
