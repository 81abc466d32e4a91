import { shopRoutes } from '#contract/shops/routes.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { aBusiness, aPendingBusiness, businessId } from '#test/support/builders/a-business.ts';
import { aShop, otherShopId, shopId } from '#test/support/builders/a-shop.ts';
import { aValidatorUser } from '#test/support/builders/a-validator.ts';
import { aLastingOffer } from '#test/support/builders/an-offer.ts';
import { aUser, owner, stranger, strangerId } from '#test/support/builders/people.ts';
import { consistencyOf, queriesMade } from '#test/support/memory-table/table.ts';
import { call } from '#test/support/operations/call.ts';
import { changeAttributes, putItems, tableHolds } from '#test/support/operations/store.ts';
import { aBakery, publishedOffer, stored } from '#test/support/stored.ts';

const { getShop, getShopByIdentifier, getShopSummary } = shopRoutes;
const counters = keys.shopCounters(shopId);
const validator = aValidatorUser();
const rivalId = '44444444-4444-4444-8444-444444444444';
const rival = aUser({ userId: rivalId, businessId: 'biz_01K9B1B2C3D4E5F6G7H8J9KXYZ' });

type Caller = { userId: string } | undefined;
const get = (as?: Caller) => call(getShop, { as, params: { id: shopId } });

beforeEach(() => tableHolds(...aBakery(), ...[validator, rival].map(stored.user)));

describe('getShop', () => {
  it('shows anyone the shop with its followers and advertiser, and whether the caller follows it', async () => {
    await changeAttributes(counters, { followersCount: 12 });
    await putItems(keys.follow(strangerId, shopId));
    const { address } = aShop();
    const legal = { name: 'Padaria Aurora', taxId: '11222333000181', taxIdType: 'CNPJ' };
    for (const as of [undefined, owner, stranger]) {
      const isFollowing = as === stranger;
      const shown = { id: shopId, address, legal, followersCount: 12, isFollowing };
      expect((await get(as)).body).toMatchObject(shown);
    }
  });

  it('shows others the stored count of offers until an offer starts or ends, and its owner a fresh one', async () => {
    await putItems(...publishedOffer(aLastingOffer({ startsAt: '2026-01-01T00:00:00.000Z' })));
    const countFor = async (as?: Caller) => (await get(as)).body.activeOffersCount;
    const offersChangeAt = '9999-01-01T00:00:00.000Z';
    await changeAttributes(counters, { offersCount: 3, offersChangeAt });
    expect(await countFor()).toBe(3);
    expect(queriesMade()).toEqual([]);
    expect(await countFor(owner)).toBe(1);
    await changeAttributes(counters, { offersChangeAt: '2026-01-01T00:00:00.000Z' });
    expect(await countFor()).toBe(1);
  });

  it.each<[string, Caller, boolean]>([
    ['strongly consistent for its business', owner, true],
    ['eventually consistent for another user', stranger, false],
    ['eventually consistent for the owner of another business', rival, false],
    ['eventually consistent without a token', undefined, false],
  ])('is %s', async (_, as, isStrong) => {
    await get(as);
    for (const key of [keys.shop(shopId), keys.business(businessId), counters]) {
      expect(consistencyOf(key)).toBe(isStrong);
    }
    if (as) expect(consistencyOf(keys.follow(as.userId, shopId))).toBe(true);
  });
});

describe('a shop that is not live', () => {
  it.each([
    ['of a business that waits for approval', aShop(), aPendingBusiness(), 'active'],
    ['of a suspended business', aShop(), aBusiness({ status: 'suspended' }), 'suspended'],
    ['that is switched off', aShop({ shopStatus: 'inactive' }), aBusiness(), 'inactive'],
  ])(
    '%s is shown to its owner and its own validators only',
    async (_, shop, business, shopStatus) => {
      await tableHolds(...aBakery({ business, shops: [shop] }), stored.user(validator));
      await putItems(stored.user(aValidatorUser({ userId: rivalId, shopId: otherShopId })));
      const show = (as: Caller) =>
        Promise.all([
          call(getShop, { as, params: { id: shopId } }),
          call(getShopSummary, { as, params: { id: shopId } }),
          call(getShopByIdentifier, { as, params: { identifier: shop.shopIdentifier } }),
        ]);
      for (const as of [owner, validator]) {
        for (const answer of await show(as)) expect(answer.body).toMatchObject({ shopStatus });
      }
      for (const as of [undefined, stranger, { userId: rivalId }]) {
        for (const { code } of await show(as)) expect(code).toBe('SHOP_NOT_FOUND');
      }
    },
  );
});
