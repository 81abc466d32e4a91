import { sizeType, sizeTypeId } from '#contract/size-types.ts';
import { sizeTypes } from '#lambdas/businesses/size-types.ts';

describe('the size types', () => {
  it('are the six specified types, in order, and match their schema', () => {
    expect(sizeTypes.map(({ id, code, order }) => [id, code, order])).toEqual([
      [1, 'MEI', 1],
      [2, 'ME', 2],
      [3, 'EPP', 3],
      [4, 'MEDIUM', 4],
      [5, 'LARGE', 5],
      [99, 'CUSTOM', 6],
    ]);
    for (const type of sizeTypes) expect(sizeType.safeParse(type).success).toBe(true);
  });

  it('have limits that grow with size, except the special type, whose limits are zero', () => {
    const regular = sizeTypes.filter(({ special }) => !special);
    expect(sizeTypes.filter(({ special }) => special).map(({ id }) => id)).toEqual([99]);
    for (const limit of ['maxShops', 'maxValidatorsPerShop', 'maxActiveOffers'] as const) {
      const limits = regular.map((type) => type[limit]);
      expect(limits).toEqual([...limits].sort((a, b) => a - b));
      expect(limits[0]).toBeGreaterThan(0);
      expect(sizeTypes.find(({ id }) => id === 99)?.[limit]).toBe(0);
    }
  });

  it('have exactly one entry for each id', () => {
    for (const id of [1, 2, 3, 4, 5, 99] as const) {
      expect(sizeTypeId.safeParse(id).success).toBe(true);
      expect(sizeTypes.filter((type) => type.id === id)).toHaveLength(1);
    }
  });
});
