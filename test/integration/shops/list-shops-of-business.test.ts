import { shopRoutes } from '#contract/shops/routes.ts';
import {
  aBusinessWithRevision,
  anActiveBusiness,
  aRegisteredBusiness,
  theStaff,
} from '#test/support/stories/businesses.ts';
import { call } from '#test/support/stories/call.ts';
import { aPagingKey, readPages } from '#test/support/stories/paging.ts';
import { openShop } from '#test/support/stories/shops.ts';
import { aValidatorOf } from '#test/support/stories/validators.ts';

const { listShopsOfBusiness } = shopRoutes;

async function withShops(count: number) {
  const owned = await anActiveBusiness();
  const ids: string[] = [];
  for (let opened = 0; opened < count; opened += 1) ids.unshift((await openShop(owned)).id);
  return { ...owned, ids, list: { as: owned.owner, params: { id: owned.business.id } } };
}

describe('listShopsOfBusiness', () => {
  it('lists every shop once, newest first, page by page', async () => {
    const { ids, list } = await withShops(5);
    const pages = await readPages(listShopsOfBusiness, 2, list);
    expect(pages.flat()).toEqual(ids);
    expect(pages[0]).toHaveLength(2);
    expect(await readPages(listShopsOfBusiness, 100, list)).toEqual([ids]);
  });

  it('refuses the paging key of another business', async () => {
    const [one, other] = [await withShops(2), await withShops(0)];
    const pagingKey = await aPagingKey(listShopsOfBusiness, one.list);
    const answer = await call(listShopsOfBusiness, { ...other.list, query: { pagingKey } });
    expect(answer.code).toBe('INVALID_PAGING_KEY');
  });

  it('lists the shops of the live record for the id of a revision', async () => {
    const { owner, business, revision } = await aBusinessWithRevision();
    const shop = await openShop({ owner, business });
    const params = { id: revision.id };
    const { body } = await call(listShopsOfBusiness, { as: owner, params });
    expect(body.items).toEqual([shop]);
  });

  it('lists to staff the shops of a pending business, as its owner sees them', async () => {
    const { owner, business } = await aRegisteredBusiness();
    const shop = await openShop({ owner, business });
    const params = { id: business.id };
    const { body } = await call(listShopsOfBusiness, { as: await theStaff(), params });
    expect(body.items).toEqual([shop]);
  });

  it('lists to a validator their one shop', async () => {
    const owned = await withShops(3);
    const [, id = ''] = owned.ids;
    const validator = await aValidatorOf(owned.business.id, id);
    const { body } = await call(listShopsOfBusiness, { ...owned.list, as: validator });
    expect(body).toEqual({ items: [expect.objectContaining({ id })] });
    const other = await withShops(1);
    const answer = await call(listShopsOfBusiness, { ...other.list, as: validator });
    expect(answer.code).toBe('BUSINESS_NOT_FOUND');
  });
});
