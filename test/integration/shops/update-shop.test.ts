import { shopRoutes } from '#contract/shops/routes.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { anActiveBusiness } from '#test/support/stories/businesses.ts';
import { call } from '#test/support/stories/call.ts';
import { aCity } from '#test/support/stories/cities.ts';
import { eventually } from '#test/support/stories/eventually.ts';
import { anOwnedOffer } from '#test/support/stories/offers.ts';
import { aShopChange, editShop, shownToOwner } from '#test/support/stories/shop-changes.ts';
import { anAddress, anOwnedShop } from '#test/support/stories/shops.ts';
import { changeItem } from '#test/support/stories/table.ts';
import { everywhere, nowhere, whereShown } from '#test/support/stories/where-shown.ts';

const { updateShop } = shopRoutes;

describe('updateShop', () => {
  it('replaces the values of the owner, clears omitted fields, and increments the version', async () => {
    const owned = await anOwnedShop({
      about: 'Desde 1950',
      paymentOptions: ['PAYMENT_OPTION_PIX'],
    });
    const address = anAddress({ street: 'Rua Nova' });
    const answer = await call(
      updateShop,
      aShopChange(owned, { address, shopRules: '<b onclick="x()">Sem cães</b>' }),
    );
    expect(answer.status).toBe(200);
    expect(answer.headers.etag).toBe('"2"');
    expect(answer.body).toMatchObject({
      id: owned.shop.id,
      address: { street: 'Rua Nova', postalCode: '50050000' },
      shopRules: '<b>Sem cães</b>',
      createdAt: owned.shop.createdAt,
      version: 2,
    });
    expect(answer.body).not.toHaveProperty('about');
    expect(answer.body).not.toHaveProperty('paymentOptions');
    expect(await shownToOwner(owned)).toEqual(answer.body);
  });

  it('uses the time zone of the state by default', async () => {
    const owned = await anOwnedShop({ timeZone: 'America/Noronha' });
    expect((await editShop(owned, {})).timeZone).toBe('America/Sao_Paulo');
    const address = anAddress({ state: 'AC', city: 'Rio Branco' });
    expect((await editShop(owned, { address })).timeZone).toBe('America/Rio_Branco');
  });

  it('switches a shop and its offers off and on, and keeps the status without a value', async () => {
    const owned = await anOwnedOffer({}, { address: anAddress({ city: await aCity() }) });
    expect((await editShop(owned, { shopStatus: 'inactive' })).shopStatus).toBe('inactive');
    expect((await editShop(owned, {})).shopStatus).toBe('inactive');
    await eventually(async () =>
      expect(await whereShown(owned.offer, owned.shop)).toEqual(nowhere),
    );
    expect((await editShop(owned, { shopStatus: 'active' })).shopStatus).toBe('active');
    await eventually(async () =>
      expect(await whereShown(owned.offer, owned.shop)).toEqual(everywhere),
    );
  });

  it('refuses the business of another owner, and any change while its own is suspended', async () => {
    const [owned, other] = await Promise.all([anOwnedShop(), anActiveBusiness()]);
    const change = aShopChange(owned, { businessId: other.business.id });
    expect((await call(updateShop, change)).code).toBe('BUSINESS_NOT_FOUND');
    await changeItem(keys.business(owned.business.id), { status: 'suspended' });
    expect((await call(updateShop, aShopChange(owned))).code).toBe('BUSINESS_NOT_ACTIVE');
  });
});
