import type { ShopInput } from '#contract/shops/shop-input.ts';
import { handler } from '#lambdas/entries/api/shops.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { aBusiness, aPendingBusiness, businessId } from '#test/support/builders/a-business.ts';
import { aRequest, invokeHandler } from '#test/support/builders/a-request.ts';
import { anAddressIn, aShop, aShopInput, shopId } from '#test/support/builders/a-shop.ts';
import { aStoredImage, imageUrlNo } from '#test/support/builders/an-image.ts';
import { aUser, ownerId } from '#test/support/builders/people.ts';
import { openedShop } from '#test/support/builders/whole-items.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import {
  beforeNextWrite,
  changeAttributes,
  itemAt,
  putItems,
  tableHolds,
} from '#test/support/memory-table/table.ts';
import { stored } from '#test/support/stored.ts';

const update = (changes: Partial<ShopInput> = {}, headers = {}) =>
  invokeHandler(
    handler,
    aRequest('PUT /shops/{id}', {
      as: { userId: ownerId },
      params: { id: shopId },
      body: aShopInput(changes),
      headers: { 'content-type': 'application/json', ...headers },
    }),
  );

beforeEach(() => {
  stopDateAt('2026-11-21T12:00:00.000Z');
  tableHolds(stored.user(aUser({ businessId })), stored.business(aBusiness()), ...openedShop());
  jest.spyOn(Math, 'random').mockReturnValue(0);
});

describe('changing a shop', () => {
  it('stores the official name of its city, and refuses a city outside the state', async () => {
    const { body } = await update({ address: anAddressIn('SP', 'mogi-mirim') });
    expect(body).toMatchObject({ address: { city: 'Mogi Mirim' } });
    expect(await update({ address: anAddressIn('PE', 'Mogi Mirim') })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'address.city', code: 'INVALID_VALUE' }] },
    });
    expect(itemAt(keys.shop(shopId))).toMatchObject({ address: { city: 'Mogi Mirim' } });
  });

  it('takes a new identifier and reserves the old one for its business for a year', async () => {
    await update({ shopIdentifier: 'padarianova' });
    expect(itemAt(keys.shopIdentifier('padarianova'))).toMatchObject({ shopId, businessId });
    expect(itemAt(keys.shopIdentifier('padariaaurora'))).toMatchObject({
      shopId,
      businessId,
      reservedUntil: '2027-11-21T12:00:00.000Z',
      ttl: Date.parse('2027-11-21T12:00:00.000Z') / 1000,
    });
  });

  it('keeps its reservation if only hyphens of the identifier change', async () => {
    const before = itemAt(keys.shopIdentifier('padariaaurora'));
    expect((await update({ shopIdentifier: 'padaria-aurora' })).status).toBe(200);
    expect(itemAt(keys.shop(shopId))).toMatchObject({ shopIdentifier: 'padaria-aurora' });
    expect(itemAt(keys.shop(shopId))).not.toHaveProperty('renamesCount');
    expect(itemAt(keys.shopIdentifier('padaria-aurora'))).toEqual(before);
    expect(itemAt(keys.releasedIdentifiersOfDay(businessId, '2026-11-21'))).toBeUndefined();
  });

  describe('of a business that was never approved', () => {
    beforeEach(() => putItems(stored.business(aPendingBusiness())));

    it('frees the old identifier at once', async () => {
      expect((await update({ shopIdentifier: 'padarianova' })).status).toBe(200);
      expect(itemAt(keys.shopIdentifier('padariaaurora'))).toBeUndefined();
    });

    it('allows three renames at most until the approval', async () => {
      for (const shopIdentifier of ['padaria1', 'padaria2', 'padaria3']) {
        expect((await update({ shopIdentifier })).status).toBe(200);
      }
      const refused = await update({ shopIdentifier: 'padaria4' });
      expect(refused).toMatchObject({ status: 409, body: { code: 'BUSINESS_NOT_ACTIVE' } });
      expect((await update({ shopIdentifier: 'padaria3', about: 'Nova' })).status).toBe(200);
      changeAttributes(keys.business(businessId), { approvedAt: aBusiness().approvedAt });
      expect((await update({ shopIdentifier: 'padaria4' })).status).toBe(200);
      expect(itemAt(keys.shopIdentifier('padaria3'))).toHaveProperty('reservedUntil');
    });
  });

  it('is refused if another business took the new identifier at the same time', async () => {
    const taken = {
      ...keys.shopIdentifier('padarianova'),
      shopId: 'another',
      businessId: 'another',
    };
    beforeNextWrite(() => putItems(taken));
    const answer = await update({ shopIdentifier: 'padarianova' });
    expect(answer).toMatchObject({ status: 409, body: { code: 'SHOP_IDENTIFIER_TAKEN' } });
    expect(itemAt(taken)).toEqual(taken);
  });

  it.each([
    ['another version', keys.shop(shopId), { version: 2 }, 412],
    ['another owner', keys.shop(shopId), { userId: 'another' }, 404],
    ['a business that is suspended', keys.business(businessId), { status: 'suspended' }, 409],
  ])('is decided again if it got %s at the same time', async (_, key, changes, status) => {
    beforeNextWrite(() => changeAttributes(key, changes));
    expect(await update({ about: 'Nova' }, { 'if-match': '"1"' })).toMatchObject({ status });
    expect(itemAt(keys.shop(shopId))).not.toHaveProperty('about');
  });

  it('reads uploads only for new images', async () => {
    const url = imageUrlNo('shop');
    putItems(stored.shop(aShop({ images: [aStoredImage('shop')] })));
    expect((await update({ imagesUrls: [url] })).status).toBe(200);
    expect(await update({ imagesUrls: [url, imageUrlNo('shop', 2)] })).toMatchObject({
      status: 409,
    });
  });
});
