import { shopRoutes } from '#contract/shops/routes.ts';
import { validatorRoutes } from '#contract/validators/routes.ts';
import { call } from '#test/support/stories/call.ts';
import { anIdentifier, anOwnedShop, aShopBody, openShop } from '#test/support/stories/shops.ts';
import { addValidator } from '#test/support/stories/validators.ts';

const { deleteValidator, listValidators } = validatorRoutes;

/** A business with two validators in one shop (the first is disabled), and one in another shop. */
async function aTeam() {
  const owned = await anOwnedShop();
  const second = await openShop(owned);
  const disabled = await addValidator(owned, owned.shop);
  const one = await addValidator(owned, owned.shop);
  const other = await addValidator(owned, second);
  const params = { id: owned.business.id, validatorId: disabled.id };
  await call(deleteValidator, { as: owned.owner, params });
  const list = async (query: Record<string, string> = {}) =>
    (await call(listValidators, { as: owned.owner, params: { id: owned.business.id }, query }))
      .body;
  return { ...owned, second, disabled: { ...disabled, status: 'disabled' }, one, other, list };
}

describe('listValidators', () => {
  let team: Awaited<ReturnType<typeof aTeam>>;
  beforeAll(async () => {
    team = await aTeam();
  });

  it('lists enabled validators by shop, and disabled ones on request', async () => {
    const { shop, second, disabled, one, other, list } = team;
    expect(await list()).toEqual({ items: [one, other] });
    expect(await list({ status: 'disabled' })).toEqual({ items: [disabled] });
    expect(await list({ status: 'pending_first_access' })).toEqual({ items: [one, other] });
    expect(await list({ status: 'active' })).toEqual({ items: [] });
    expect(await list({ shopId: second.id })).toEqual({ items: [other] });
    expect(await list({ shopId: shop.id, status: 'disabled' })).toEqual({ items: [disabled] });
  });

  it('continues after a page of the same list only', async () => {
    const { one, other, list, owner, business } = team;
    const first = await list({ limit: '1' });
    expect(first.items).toEqual([one]);
    const pagingKey = String(first.pagingKey);
    expect((await list({ limit: '1', pagingKey })).items).toEqual([other]);
    const { code } = await call(listValidators, {
      as: owner,
      params: { id: business.id },
      query: { status: 'disabled', pagingKey },
    });
    expect(code).toBe('INVALID_PAGING_KEY');
  });

  it('has the new identifier of a renamed shop', async () => {
    const owned = await anOwnedShop();
    const validator = await addValidator(owned, owned.shop);
    const shopIdentifier = anIdentifier();
    const body = aShopBody(owned.business.id, { shopIdentifier });
    await call(shopRoutes.updateShop, { as: owned.owner, params: { id: owned.shop.id }, body });
    const params = { id: owned.business.id };
    const { items } = (await call(listValidators, { as: owned.owner, params })).body;
    expect(items).toEqual([{ ...validator, shopIdentifier }]);
  });
});
