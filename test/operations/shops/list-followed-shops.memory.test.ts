import { shopRoutes } from '#contract/shops/routes.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { businessId } from '#test/support/builders/a-business.ts';
import { aShop, shopIdNo } from '#test/support/builders/a-shop.ts';
import { owner, ownerId, stranger, strangerId } from '#test/support/builders/people.ts';
import { call, pageOfIds, pagesOf } from '#test/support/operations/call.ts';
import { changeAttributes, deleteItem, tableHolds } from '#test/support/operations/store.ts';
import { aBakery } from '#test/support/stored.ts';

const { listFollowedShops } = shopRoutes;
const list = { as: stranger, params: { consumerId: strangerId } };
const shops = [1, 2, 3, 4, 5].map((n) => aShop({ id: shopIdNo(n), shopIdentifier: `loja${n}` }));
const follows = shops.map(({ id }, n) => ({
  ...keys.follow(strangerId, id),
  LSI1SK: `FOLLOW#2026-11-20T12:00:0${n}.000Z#${id}`,
}));
const latestFirst = shops.map(({ id }) => id).reverse();

beforeEach(() => tableHolds(...aBakery({ shops }), ...follows));

describe('listFollowedShops', () => {
  it('lists summaries of the followed shops, the latest follow first, page by page', async () => {
    const pages = await pagesOf(listFollowedShops, 2, list);
    expect(pages.map(({ length }) => length)).toEqual([2, 2, 1]);
    expect(pages.flat()).toEqual(latestFirst);
    const { items } = (await call(listFollowedShops, list)).body;
    expect(items[0]).toMatchObject({
      id: latestFirst[0],
      business: { id: businessId, name: 'Padaria Aurora' },
      city: 'Recife',
      isFollowing: true,
    });
  });

  it('omits shops that are not live, and shops no longer followed', async () => {
    await changeAttributes(keys.shop(shopIdNo(5)), { shopStatus: 'inactive' });
    await deleteItem(keys.follow(strangerId, shopIdNo(4)));
    const { ids } = await pageOfIds(listFollowedShops, list);
    expect(ids).toEqual(latestFirst.slice(2));
    await changeAttributes(keys.business(businessId), { status: 'suspended' });
    expect((await pageOfIds(listFollowedShops, list)).ids).toEqual([]);
  });

  it('refuses the paging key of another user', async () => {
    const { pagingKey = '' } = await pageOfIds(listFollowedShops, {
      ...list,
      query: { limit: '2' },
    });
    const own = { as: owner, params: { consumerId: ownerId }, query: { pagingKey } };
    expect((await call(listFollowedShops, own)).code).toBe('INVALID_PAGING_KEY');
  });
});
