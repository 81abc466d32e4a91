import type { SizeTypeId } from '#contract/size-type-ids.ts';
import { limitsOf, type SizeType, sizeType } from '#contract/size-types.ts';

const aType = (id: SizeTypeId, shops: number, validators: number, offers: number): SizeType => ({
  id,
  code: 'ME',
  name: '',
  description: '',
  maxShops: shops,
  maxValidatorsPerShop: validators,
  maxActiveOffers: offers,
  order: 1,
  special: false,
});

// The third type has one limit below the smallest type, because limits are compared one by one.
const types = [aType(1, 1, 4, 10), aType(3, 10, 2, 100), aType(99, 0, 0, 0)];
const approvedAt = '2026-02-01T12:00:00.000Z';

describe('the limits of a business', () => {
  it('are the limits of its size type after approval', () => {
    expect(limitsOf(types, { sizeTypeId: 3, approvedAt })).toEqual({
      maxShops: 10,
      maxValidatorsPerShop: 2,
      maxActiveOffers: 100,
    });
  });

  it('are at most the limits of the smallest size before approval, limit by limit', () => {
    expect(limitsOf(types, { sizeTypeId: 3 })).toEqual({
      maxShops: 1,
      maxValidatorsPerShop: 2,
      maxActiveOffers: 10,
    });
  });

  it('are zero for the special size type, approved or not', () => {
    const none = { maxShops: 0, maxValidatorsPerShop: 0, maxActiveOffers: 0 };
    expect(limitsOf(types, { sizeTypeId: 99 })).toEqual(none);
    expect(limitsOf(types, { sizeTypeId: 99, approvedAt })).toEqual(none);
  });

  it('cannot be read for a size type that does not exist', () => {
    expect(() => limitsOf(types, { sizeTypeId: 5 })).toThrow('No size type 5');
  });
});

describe('a size type', () => {
  it.each(['MEI', 'ME', 'EPP', 'MEDIUM', 'LARGE', 'CUSTOM'] as const)('may be %s', (code) => {
    const type = { ...aType(1, 1, 4, 10), code };
    expect(sizeType.parse(type)).toEqual(type);
  });
});
