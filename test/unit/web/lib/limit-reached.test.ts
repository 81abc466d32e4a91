import { smallestSizeTypeId, specialSizeTypeId } from '#contract/businesses/size-type-ids.ts';
import { limitReached } from '#web/product/business/limit-reached.ts';

const approved = { approvedAt: '2026-11-22T12:00:00.000Z' };

describe('the reason why a business cannot have more', () => {
  it.each([
    ['full', { sizeTypeId: 2, ...approved }, 3],
    ['full', { sizeTypeId: smallestSizeTypeId, ...approved }, 1],
    ['full', { sizeTypeId: smallestSizeTypeId }, 1],
    ['waiting', { sizeTypeId: 2 }, 1],
    ['none', { sizeTypeId: specialSizeTypeId }, 0],
    ['none', { sizeTypeId: specialSizeTypeId, ...approved }, 0],
    ['full', { sizeTypeId: specialSizeTypeId, ...approved }, 500],
  ] as const)('is %s for %o with a limit of %d', (reason, business, max) => {
    expect(limitReached(business, max)).toBe(reason);
  });
});
