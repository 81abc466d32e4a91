import { shopRoutes } from '#contract/shops/routes.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { anActiveBusiness } from '#test/support/stories/businesses.ts';
import { call } from '#test/support/stories/call.ts';
import { publish } from '#test/support/stories/offers.ts';
import { readPages } from '#test/support/stories/paging.ts';
import { openShop } from '#test/support/stories/shops.ts';
import { changeItem } from '#test/support/stories/table.ts';
import { addValidator, aValidatorOf } from '#test/support/stories/validators.ts';

const { listShopSummariesOfBusiness, getShopSummary } = shopRoutes;

const listOf = ({ owner, business }: Awaited<ReturnType<typeof anActiveBusiness>>) => ({
  as: owner,
  params: { id: business.id },
});

describe('listShopSummariesOfBusiness', () => {
  it('lists to the owner the summaries of getShopSummary, newest first', async () => {
    const owned = await anActiveBusiness();
    const [first, second] = [await openShop(owned), await openShop(owned)];
    await publish({ ...owned, shop: first });
    await addValidator(owned, second);
    await changeItem(keys.shop(first.id), { shopStatus: 'inactive' });
    const { body } = await call(listShopSummariesOfBusiness, listOf(owned));
    const summaries = await Promise.all(
      [second, first].map(({ id }) => call(getShopSummary, { as: owned.owner, params: { id } })),
    );
    expect(body).toEqual({ items: summaries.map((answer) => answer.body) });
    expect(body.items).toMatchObject([
      { shopStatus: 'active', activeOffersCount: 0, validatorsCount: 1 },
      { shopStatus: 'inactive', activeOffersCount: 1, validatorsCount: 0 },
    ]);
  });

  it('lists every shop once, page by page', async () => {
    const owned = await anActiveBusiness();
    const ids: string[] = [];
    for (let opened = 0; opened < 3; opened += 1) ids.unshift((await openShop(owned)).id);
    const pages = await readPages(listShopSummariesOfBusiness, 2, listOf(owned));
    expect(pages.flat()).toEqual(ids);
  });

  it('lists to a validator their one shop, without the number of validators', async () => {
    const owned = await anActiveBusiness();
    const shop = await openShop(owned);
    await openShop(owned);
    const as = await aValidatorOf(owned.business.id, shop.id);
    const { body } = await call(listShopSummariesOfBusiness, { ...listOf(owned), as });
    expect(body).toEqual({ items: [expect.objectContaining({ id: shop.id })] });
    expect(body.items[0]).not.toHaveProperty('validatorsCount');
  });
});
