import { shopRoutes } from '#contract/shops.ts';
import { aBusinessWithRevision, anActiveBusiness } from '#test/support/stories/businesses.ts';
import { call } from '#test/support/stories/call.ts';
import { altered, aPagingKey, pagesOf } from '#test/support/stories/paging.ts';
import { refusesTheUnknown } from '#test/support/stories/refusals.ts';
import { openShop } from '#test/support/stories/shops.ts';

const { listShopsOfBusiness } = shopRoutes;

async function withShops(count: number) {
  const owned = await anActiveBusiness();
  const ids: string[] = [];
  for (let opened = 0; opened < count; opened += 1) ids.unshift((await openShop(owned)).id);
  return { ...owned, ids, list: { as: owned.owner, params: { businessId: owned.business.id } } };
}

describe('listShopsOfBusiness', () => {
  refusesTheUnknown(listShopsOfBusiness, () => ({
    params: { businessId: 'biz_01K9A1B2C3D4E5F6G7H8J9KABC' },
  }));

  it('is empty before the first one', async () => {
    const { list } = await withShops(0);
    expect((await call(listShopsOfBusiness, list)).body).toEqual({ items: [] });
  });

  it('shows every shop once, the newest first, page by page', async () => {
    const { ids, list } = await withShops(5);
    const pages = await pagesOf(listShopsOfBusiness, 2, list);
    expect(pages.flat()).toEqual(ids);
    expect(pages[0]).toHaveLength(2);
    expect(await pagesOf(listShopsOfBusiness, 100, list)).toEqual([ids]);
  });

  it('refuses an altered paging key, and that of another business', async () => {
    const [one, other] = [await withShops(2), await withShops(2)];
    const pagingKey = await aPagingKey(listShopsOfBusiness, one.list);
    const answers = await Promise.all([
      call(listShopsOfBusiness, { ...one.list, query: { pagingKey: altered(pagingKey) } }),
      call(listShopsOfBusiness, { ...other.list, query: { pagingKey } }),
    ]);
    expect(answers.map(({ code }) => code)).toEqual(['INVALID_PAGING_KEY', 'INVALID_PAGING_KEY']);
  });

  it("lists the live record's shops under the id of a revision", async () => {
    const { owner, business, revision } = await aBusinessWithRevision();
    const shop = await openShop({ owner, business });
    const params = { businessId: revision.id };
    const { body } = await call(listShopsOfBusiness, { as: owner, params });
    expect(body.items).toEqual([shop]);
  });

  it("does not show someone else's", async () => {
    const [{ list }, { owner: stranger }] = await Promise.all([withShops(1), anActiveBusiness()]);
    const answer = await call(listShopsOfBusiness, { ...list, as: stranger });
    expect({ status: answer.status, code: answer.code }).toEqual({
      status: 404,
      code: 'BUSINESS_NOT_FOUND',
    });
  });
});
