import { isSpecialBusiness } from '#web/screens/user-state.ts';

describe('a special business', () => {
  it.each([
    ['none is loaded', undefined, true],
    ['it is new and of size 99', { sizeTypeId: 99 }, true],
    ['it is a revision of size 99', { sizeTypeId: 99, previousActive: 'biz_1' }, false],
    ['it is new and of size 1', { sizeTypeId: 1 }, false],
    ['it is a revision of size 5', { sizeTypeId: 5, previousActive: 'biz_1' }, false],
  ] as const)('when %s: %j is %j', (_case, business, isSpecial) => {
    expect(isSpecialBusiness(business)).toBe(isSpecial);
  });
});
