import { shopRoutes } from '#contract/shops/routes.ts';
import {
  aPendingBusiness,
  aRevision,
  businessId,
  revisionId,
} from '#test/support/builders/a-business.ts';
import { aShop, shopIdNo } from '#test/support/builders/a-shop.ts';
import { aValidatorUser } from '#test/support/builders/a-validator.ts';
import {
  aStaffUser,
  aUser,
  owner,
  staffId,
  stranger,
  strangerId,
} from '#test/support/builders/people.ts';
import { call, pageOfIds, pagesOf } from '#test/support/operations/call.ts';
import { tableHolds } from '#test/support/operations/store.ts';
import { aBakery, stored } from '#test/support/stored.ts';

const { getShop, listShopsOfBusiness, listShopSummariesOfBusiness } = shopRoutes;
const otherId = 'biz_01K9A1B2C3D4E5F6G7H8J9KXYZ';
const shops = [1, 2, 3].map((n) => aShop({ id: shopIdNo(n), shopIdentifier: `loja${n}` }));
const newestFirst = shops.map(({ id }) => id).reverse();
const list = { as: owner, params: { id: businessId } };

beforeEach(() =>
  tableHolds(
    ...aBakery({ business: aPendingBusiness(), shops }),
    stored.business(aRevision()),
    stored.user(aStaffUser()),
    stored.user(aValidatorUser({ shopId: shopIdNo(2) })),
    stored.user(aUser({ userId: strangerId, businessId: otherId })),
    stored.business(aPendingBusiness({ id: otherId, userId: strangerId })),
  ),
);

describe('listShopsOfBusiness', () => {
  it.each([
    ['shop', listShopsOfBusiness],
    ['summary', listShopSummariesOfBusiness],
  ] as const)('lists every %s once, newest first, page by page', async (_, route) => {
    const pages = [newestFirst.slice(0, 2), newestFirst.slice(2)];
    expect(await pagesOf(route, 2, list)).toEqual(pages);
  });

  it.each([
    ['the owner by the id of a revision', owner, revisionId, newestFirst],
    ['staff', { userId: staffId, groups: '[staff]' }, businessId, newestFirst],
    ['a validator, who sees their one shop,', aValidatorUser(), businessId, [shopIdNo(2)]],
  ])(
    'lists to %s the shops of a pending business as getShop shows them',
    async (_, as, id, ids) => {
      const { items } = (await call(listShopsOfBusiness, { as, params: { id } })).body;
      expect(items.map((shop) => shop.id)).toEqual(ids);
      const shown = await call(getShop, { as: owner, params: { id: shopIdNo(2) } });
      expect(items).toContainEqual(shown.body);
    },
  );

  it('refuses the paging key of another business, and the business of another validator', async () => {
    const first = { ...list, query: { limit: '2' } };
    const { pagingKey = '' } = await pageOfIds(listShopsOfBusiness, first);
    const other = { params: { id: otherId }, query: { pagingKey } };
    const codeFor = async (as: { userId: string }) =>
      (await call(listShopsOfBusiness, { ...other, as })).code;
    expect(await codeFor(stranger)).toBe('INVALID_PAGING_KEY');
    expect(await codeFor(aValidatorUser())).toBe('BUSINESS_NOT_FOUND');
  });
});
