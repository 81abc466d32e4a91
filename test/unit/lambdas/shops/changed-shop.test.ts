import { changeShop } from '#lambdas/shops/changed-shop.ts';
import { anAddressIn, aShop, aShopInput } from '#test/support/builders/a-shop.ts';

const now = new Date('2026-11-21T12:00:00.000Z');

describe('a change to a shop', () => {
  it('keeps id, owner, status and creation, and makes the next version', () => {
    const shop = aShop({ shopStatus: 'inactive', version: 4, about: 'Desde 1950' });
    const input = aShopInput({ shopRules: 'Sem cães' });
    const { imagesUrls: _, ...entered } = input;
    expect(changeShop(shop, input, now)).toEqual({
      ...entered,
      images: shop.images,
      id: shop.id,
      userId: shop.userId,
      shopStatus: 'inactive',
      timeZone: 'America/Sao_Paulo',
      createdAt: shop.createdAt,
      updatedAt: now.toISOString(),
      version: 5,
    });
  });

  it.each([
    ['active', 'inactive'],
    ['inactive', 'active'],
    ['active', 'active'],
  ] as const)('from %s sets the status %s', (before, shopStatus) => {
    const shop = aShop({ shopStatus: before });
    expect(changeShop(shop, { ...aShopInput(), shopStatus }, now).shopStatus).toBe(shopStatus);
  });

  it.each([
    ['its city', { address: anAddressIn('PE', 'Olinda') }, { placeVersion: 5, statusVersion: 2 }],
    ['its zone', { timeZone: 'America/Noronha' as const }, { placeVersion: 5, statusVersion: 2 }],
    ['its status', { shopStatus: 'inactive' as const }, { placeVersion: 3, statusVersion: 5 }],
    ['its texts', { about: 'Desde 1950' }, { placeVersion: 3, statusVersion: 2 }],
  ])('to %s stores the version of the change', (_, changes, versions) => {
    const shop = aShop({ version: 4, placeVersion: 3, statusVersion: 2 });
    expect(changeShop(shop, { ...aShopInput(), ...changes }, now)).toMatchObject(versions);
  });

  it('uses the time zone of the state by default', () => {
    const address = anAddressIn('AM', 'Manaus');
    const zoneOf = (input = aShopInput()) => changeShop(aShop(), input, now).timeZone;
    expect(zoneOf(aShopInput({ address }))).toBe('America/Manaus');
    const timeZone = 'America/Noronha';
    expect(zoneOf(aShopInput({ address, timeZone }))).toBe(timeZone);
  });
});
