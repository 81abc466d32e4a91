import { changeShop } from '#lambdas/shops/changed-shop.ts';
import { anAddressIn, aShop, aShopInput } from '#test/support/builders/a-shop.ts';

const now = new Date('2026-11-21T12:00:00.000Z');
const inManaus = { address: anAddressIn('AM', 'Manaus') };
const versions = { version: 4, placeVersion: 3, statusVersion: 2 };

describe('a change to a shop', () => {
  it('keeps id, owner, status and creation, and makes the next version', () => {
    const shop = aShop({ shopStatus: 'inactive', version: 4, about: 'Desde 1950' });
    const { about: _, ...kept } = shop;
    const changed = { ...kept, shopRules: 'Sem cães', updatedAt: now.toISOString(), version: 5 };
    expect(changeShop(shop, aShopInput({ shopRules: 'Sem cães' }), now)).toEqual(changed);
  });

  it.each([
    ['active', 'inactive'],
    ['inactive', 'active'],
    ['active', 'active'],
  ] as const)('from %s sets the status %s', (before, shopStatus) => {
    const input = { ...aShopInput(), shopStatus };
    expect(changeShop(aShop({ shopStatus: before }), input, now).shopStatus).toBe(shopStatus);
  });

  it.each([
    ['its city', { address: anAddressIn('PE', 'Olinda') }, { placeVersion: 5 }],
    ['its state', { address: anAddressIn('PB', 'Recife') }, { placeVersion: 5 }],
    ['its zone', { timeZone: 'America/Noronha' as const }, { placeVersion: 5 }],
    ['its status', { shopStatus: 'inactive' as const }, { statusVersion: 5 }],
    ['its texts', { about: 'Desde 1950' }, {}],
  ])('to %s stores the version of the change', (_, changes, changed) => {
    const after = { ...versions, version: 5, ...changed };
    expect(changeShop(aShop(versions), { ...aShopInput(), ...changes }, now)).toMatchObject(after);
  });

  it.each([
    ['of the state by default', inManaus, 'America/Manaus'],
    ['that the owner chose', { ...inManaus, timeZone: 'America/Noronha' }, 'America/Noronha'],
  ] as const)('uses the time zone %s', (_, input, timeZone) => {
    expect(changeShop(aShop(), aShopInput(input), now).timeZone).toBe(timeZone);
  });
});
