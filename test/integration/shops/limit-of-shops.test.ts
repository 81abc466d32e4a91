import { shopRoutes } from '#contract/routes/shops.ts';
import {
  anActiveBusiness,
  aRegisteredBusiness,
  decideAsStaff,
} from '#test/support/stories/businesses.ts';
import { call } from '#test/support/stories/call.ts';
import { aShopBody, isFree, listShopsOf, openShop } from '#test/support/stories/shops.ts';

const { createShop } = shopRoutes;

describe('createShop', () => {
  it('leaves the identifier free where the size type allows no more shops', async () => {
    const owned = await anActiveBusiness({ sizeTypeId: 1 });
    await openShop(owned);
    const body = aShopBody(owned.business.id);
    const answer = await call(createShop, { as: owned.owner, body });
    expect(answer.code).toBe('LIMIT_OF_SIZE_TYPE_REACHED');
    expect(await isFree(owned, body.shopIdentifier)).toBe(true);
  });

  it('opens one shop for a large business until it is approved, then as many as its size allows', async () => {
    const owned = await aRegisteredBusiness({ sizeTypeId: 5 });
    await openShop(owned);
    const second = { as: owned.owner, body: aShopBody(owned.business.id) };
    const answer = await call(createShop, second);
    expect({ status: answer.status, code: answer.code }).toEqual({
      status: 409,
      code: 'LIMIT_OF_SIZE_TYPE_REACHED',
    });
    expect(await listShopsOf(owned)).toHaveLength(1);
    await decideAsStaff(owned.business.id, 'approve');
    expect((await call(createShop, second)).status).toBe(201);
  });
});
