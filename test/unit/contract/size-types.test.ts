import type { SizeTypeId } from '#contract/businesses/size-type-ids.ts';
import { limitOf, limitsOf, type SizeType, sizeType } from '#contract/businesses/size-types.ts';

const aType = (id: SizeTypeId, shops: number, validators: number, offers: number): SizeType => ({
  id,
  code: 'ME',
  name: '',
  description: '',
  maxShops: shops,
  maxValidatorsPerShop: validators,
  maxActiveOffers: offers,
  order: 1,
  special: id === 99,
});

// The third type has one limit below the smallest type, because limits are compared one by one.
const types = [aType(1, 1, 4, 10), aType(3, 10, 2, 100), aType(99, 0, 0, 0)];
const approvedAt = '2026-02-01T12:00:00.000Z';
const day = '2026-11-21';

describe('the limits of a business', () => {
  it('are the limits of its size type after approval', () => {
    const limits = { maxShops: 10, maxValidatorsPerShop: 2, maxActiveOffers: 100 };
    expect(limitsOf(types, { sizeTypeId: 3, approvedAt }, day)).toEqual(limits);
  });

  it('are at most the limits of the smallest size before approval, limit by limit', () => {
    const limits = { maxShops: 1, maxValidatorsPerShop: 2, maxActiveOffers: 10 };
    expect(limitsOf(types, { sizeTypeId: 3 }, day)).toEqual(limits);
  });

  it('for the special size type come from the newest agreement that has begun', () => {
    const other = { maxValidatorsPerShop: 3, maxActiveOffers: 40 };
    const agreedLimits = [
      { ...other, maxShops: 7, validFrom: '2026-12-01' },
      { ...other, maxShops: 5, validFrom: '2026-11-21' },
      { ...other, maxShops: 6, validFrom: '2026-11-01' },
    ];
    const business = { sizeTypeId: 99, approvedAt, agreedLimits } as const;
    expect(limitsOf(types, business, day).maxShops).toBe(5);
    expect(limitsOf(types, business, '2026-12-01').maxShops).toBe(7);
    expect(limitsOf(types, business, '2026-10-31').maxShops).toBe(0);
  });

  it('default to the largest size type if an agreement leaves them out', () => {
    const one = { maxShops: 1, maxValidatorsPerShop: 1, maxActiveOffers: 1 };
    const agreedLimits = [{ ...one, validFrom: day }];
    const withPublications = types.map((type) => ({ ...type, publications: type.maxShops * 2 }));
    const business = { sizeTypeId: 99, approvedAt, agreedLimits } as const;
    expect(limitOf(withPublications, business, 'publications', day)).toBe(20);
  });

  it('are zero for the special size type without an agreement, approved or not', () => {
    const none = { maxShops: 0, maxValidatorsPerShop: 0, maxActiveOffers: 0 };
    expect(limitsOf(types, { sizeTypeId: 99 }, day)).toEqual(none);
    expect(limitsOf(types, { sizeTypeId: 99, approvedAt }, day)).toEqual(none);
  });

  it('cannot be read for an unknown size type', () => {
    expect(() => limitsOf(types, { sizeTypeId: 5 }, day)).toThrow('No size type 5');
  });
});

describe('a size type', () => {
  it.each(['MEI', 'ME', 'EPP', 'MEDIUM', 'LARGE', 'CUSTOM'] as const)('may be %s', (code) => {
    const type = { ...aType(1, 1, 4, 10), code };
    expect(sizeType.parse(type)).toEqual(type);
  });
});
