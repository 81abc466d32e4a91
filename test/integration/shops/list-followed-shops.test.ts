import { shopRoutes } from '#contract/shops/routes.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { anActiveBusiness } from '#test/support/stories/businesses.ts';
import { call } from '#test/support/stories/call.ts';
import { followShopAs, unfollowRequest } from '#test/support/stories/follows.ts';
import { aPagingKey, readPages } from '#test/support/stories/paging.ts';
import { aPerson } from '#test/support/stories/people.ts';
import { openShop } from '#test/support/stories/shops.ts';
import { changeItem } from '#test/support/stories/table.ts';

const { listFollowedShops, unfollowShop } = shopRoutes;

/** A person who follows some new shops; the ids are in the order of the list. */
async function aFollowerOf(count: number) {
  const owned = await anActiveBusiness();
  const person = await aPerson();
  const ids: string[] = [];
  for (let opened = 0; opened < count; opened += 1) {
    const { id } = await openShop(owned);
    await followShopAs(person, id);
    ids.unshift(id);
  }
  return { ...owned, person, ids, list: { as: person, params: { consumerId: person.userId } } };
}

describe('listFollowedShops', () => {
  it('lists each followed shop once, the latest follow first, page by page', async () => {
    const { ids, list } = await aFollowerOf(5);
    const pages = await readPages(listFollowedShops, 2, list);
    expect(pages.flat()).toEqual(ids);
    expect(pages[0]).toHaveLength(2);
    expect(await readPages(listFollowedShops, 100, list)).toEqual([ids]);
  });

  it('shows the summary of a shop, marked as followed', async () => {
    const { ids, list, business } = await aFollowerOf(1);
    const { body } = await call(listFollowedShops, list);
    expect(body.items).toEqual([
      expect.objectContaining({
        id: ids[0],
        business: { id: business.id, name: business.name },
        city: 'Recife',
        state: 'PE',
        shopStatus: 'active',
        isFollowing: true,
      }),
    ]);
  });

  it('omits shops that are not live, and shops no longer followed', async () => {
    const { person, ids, list, business } = await aFollowerOf(3);
    const [newest = '', middle = '', oldest = ''] = ids;
    await changeItem(keys.shop(newest), { shopStatus: 'inactive' });
    await call(unfollowShop, unfollowRequest(person, middle));
    expect(await readPages(listFollowedShops, 10, list)).toEqual([[oldest]]);
    await changeItem(keys.business(business.id), { status: 'suspended' });
    expect(await readPages(listFollowedShops, 10, list)).toEqual([[]]);
  });

  it('refuses the paging key of another user', async () => {
    const [one, other] = [await aFollowerOf(2), await aFollowerOf(0)];
    const pagingKey = await aPagingKey(listFollowedShops, one.list);
    const answer = await call(listFollowedShops, { ...other.list, query: { pagingKey } });
    expect(answer.code).toBe('INVALID_PAGING_KEY');
  });
});
