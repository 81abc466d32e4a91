import { handler } from '#lambdas/entries/api/offers.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { aBusiness, businessId } from '#test/support/builders/a-business.ts';
import { aRequest, invokeHandler } from '#test/support/builders/a-request.ts';
import { aShop, otherShopId, shopId } from '#test/support/builders/a-shop.ts';
import { anOffer, offerId } from '#test/support/builders/an-offer.ts';
import { aUser, ownerId, strangerId } from '#test/support/builders/people.ts';
import { publishedOffer } from '#test/support/builders/whole-items.ts';
import { consistencyOf, queriesMade } from '#test/support/memory-table/reads.ts';
import { tableHolds } from '#test/support/memory-table/table.ts';
import { stored } from '#test/support/stored.ts';

const shops = [aShop(), aShop({ id: otherShopId })];
const offer = anOffer({ endsAt: '9999-01-01T02:59:59.000Z', shopsIds: [shopId, otherShopId] });

const list = (userId: string) =>
  invokeHandler(
    handler,
    aRequest('GET /offers/{id}/shops', { params: { id: offerId }, as: { userId } }),
  );

beforeEach(() =>
  tableHolds(
    stored.user(aUser({ businessId })),
    stored.user(aUser({ userId: strangerId, businessId: 'biz_01K9B1B2C3D4E5F6G7H8J9KXYZ' })),
    stored.business(aBusiness()),
    ...shops.map(stored.shop),
    ...publishedOffer(offer, shops),
  ),
);

describe('the shops of an offer', () => {
  it.each([
    ['strongly for its own business, which counts the running offers of each', ownerId, true],
    ['eventually for the owner of another business, by the stored counts', strangerId, false],
  ])('are read %s', async (_, userId, isStrong) => {
    expect((await list(userId)).body['items']).toHaveLength(2);
    const { id } = offer;
    for (const key of [keys.offer(id), keys.shop(shopId), keys.shopCounters(otherShopId)]) {
      expect(consistencyOf(key)).toBe(isStrong);
    }
    expect(queriesMade()).toHaveLength(isStrong ? 2 : 0);
    expect(consistencyOf(keys.follow(userId, shopId))).toBe(true);
  });
});
