import { shopRoutes } from '#contract/shops/routes.ts';
import type { ShopUpdate } from '#contract/shops/shop-input.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { aBusiness, aPendingBusiness, businessId } from '#test/support/builders/a-business.ts';
import {
  anAddressIn,
  aShop,
  aShopInput,
  otherShopId,
  shopId,
} from '#test/support/builders/a-shop.ts';
import { anImage, aStoredImage, imageUrlNo } from '#test/support/builders/an-image.ts';
import { owner, stranger, strangerId } from '#test/support/builders/people.ts';
import { stopDateAndPausesAt, stopDateAt } from '#test/support/fixed-clock.ts';
import { call } from '#test/support/operations/call.ts';
import { changeAttributes, itemAt, putItems, tableHolds } from '#test/support/operations/store.ts';
import { aBakery, stored } from '#test/support/stored.ts';

const { createShop, updateShop } = shopRoutes;
const otherBusinessId = 'biz_01K9A1B2C3D4E5F6G7H8J9KXYZ';
const aYearLater = '2027-11-21T12:00:00.000Z';
const former = keys.shopIdentifier('padariaaurora');
const shop = keys.shop(shopId);

const change = (changes: Partial<ShopUpdate> = {}, id = shopId) =>
  call(updateShop, { as: owner, params: { id }, body: { ...aShopInput(), ...changes } });
const rename = async (shopIdentifier: string) => {
  const { code, status } = await change({ shopIdentifier });
  return code ?? status;
};
beforeEach(async () => {
  stopDateAndPausesAt('2026-11-21T12:00:00.000Z');
  await tableHolds(...aBakery());
});

describe('updateShop', () => {
  it('replaces the values of the owner as a new version, and clears omitted fields', async () => {
    await changeAttributes(shop, { paymentOptions: ['PAYMENT_OPTION_PIX'] });
    const address = anAddressIn('SP', 'mogi-mirim');
    const shopRules = '<b onclick="x()">Sem cães</b>';
    const { status, headers, body } = await change({ address, shopRules, shopStatus: 'inactive' });
    expect({ status, etag: headers.etag }).toEqual({ status: 200, etag: '"2"' });
    const city = 'Mogi Mirim';
    const changed = { address: anAddressIn('SP', city), shopStatus: 'inactive', version: 2 };
    const { createdAt } = aShop();
    expect(body).toMatchObject({ ...changed, createdAt, shopRules: '<b>Sem cães</b>' });
    expect(await itemAt(shop)).toMatchObject(changed);
    expect(await itemAt(shop)).not.toHaveProperty('paymentOptions');
    const errors = [{ path: 'address.city', code: 'INVALID_VALUE' }];
    expect((await change({ address: anAddressIn('PE', city) })).errors).toEqual(errors);
  });

  it('keeps its images, and adds only ready images of its business', async () => {
    const imagesUrls = [imageUrlNo('shop')];
    await changeAttributes(shop, stored.shop(aShop({ images: [aStoredImage('shop')] })));
    expect((await change({ imagesUrls })).body).toMatchObject({ imagesUrls });
    imagesUrls.push(imageUrlNo('shop', 2));
    expect((await change({ imagesUrls })).code).toBe('IMAGE_NOT_FOUND');
    const refused = anImage({ area: 'shop', key: aStoredImage('shop', 2).key, status: 'refused' });
    await putItems(stored.image(refused));
    expect((await change({ imagesUrls })).code).toBe('IMAGE_REFUSED');
  });

  it('refuses another business, and any change while its own is suspended', async () => {
    expect((await change({ businessId: otherBusinessId })).code).toBe('BUSINESS_NOT_FOUND');
    await putItems(stored.business(aBusiness({ status: 'suspended' })));
    expect((await change()).code).toBe('BUSINESS_NOT_ACTIVE');
  });
});

describe('a new identifier', () => {
  it('reserves the former one for the business for a year', async () => {
    expect(await rename('padaria-nova')).toBe(200);
    expect(await itemAt(keys.shopIdentifier('padarianova'))).toMatchObject({ shopId, businessId });
    const ttl = Date.parse(aYearLater) / 1000;
    const reserved = { shopId, businessId, reservedUntil: aYearLater, ttl };
    expect(await itemAt(former)).toMatchObject(reserved);
  });

  it('with other hyphens only is no other identifier', async () => {
    const before = await itemAt(former);
    expect(await rename('padaria-aurora')).toBe(200);
    expect(await itemAt(shop)).toMatchObject({ shopIdentifier: 'padaria-aurora' });
    expect(await itemAt(shop)).not.toHaveProperty('renamesCount');
    expect(await itemAt(former)).toEqual(before);
    const day = keys.releasedIdentifiersOfDay(businessId, '2026-11-21');
    expect(await itemAt(day)).toBeUndefined();
  });

  it('leaves the former one to other shops of the business, and to others only a year later', async () => {
    const [userId, of] = [strangerId, otherBusinessId];
    const theirs = { userId, businessId: of, id: otherShopId, shopIdentifier: 'outra' };
    const business = aBusiness({ id: of, userId });
    await putItems(...aBakery({ business, shops: [aShop(theirs)] }));
    const open = { as: stranger, body: aShopInput({ businessId: of }) };
    const takeOver = (shopIdentifier: string) => {
      const body = { ...open.body, shopIdentifier };
      return call(updateShop, { ...open, params: { id: otherShopId }, body });
    };
    await rename('nova');
    expect((await takeOver('padariaaurora')).code).toBe('SHOP_IDENTIFIER_TAKEN');
    expect((await call(createShop, open)).code).toBe('SHOP_IDENTIFIER_TAKEN');
    expect((await call(createShop, { as: owner, body: aShopInput() })).status).toBe(201);
    expect(await rename('padariaaurora')).toBe('SHOP_IDENTIFIER_TAKEN');
    await rename('terceira');
    stopDateAt(aYearLater);
    expect((await takeOver('nova')).status).toBe(200);
  });

  it('frees the former one if the business was never approved, at most three times until then', async () => {
    await putItems(stored.business(aPendingBusiness()));
    for (const name of ['padaria1', 'padaria2', 'padaria3']) expect(await rename(name)).toBe(200);
    expect(await itemAt(former)).toBeUndefined();
    expect(await rename('padaria4')).toBe('BUSINESS_NOT_ACTIVE');
    expect(await rename('padaria3')).toBe(200);
    await putItems(stored.business(aBusiness()));
    expect(await rename('padaria4')).toBe(200);
    expect(await itemAt(keys.shopIdentifier('padaria3'))).toHaveProperty('reservedUntil');
  });
});
