import { currentBusinessIdOf, isSpecialBusiness } from '#web/session/rules/special-business.ts';

describe('a special business', () => {
  it.each([
    ['none is loaded', undefined, true],
    ['it is new and of size 99', { sizeTypeId: 99 }, true],
    ['it is a revision of size 99', { sizeTypeId: 99, previousActive: 'biz_1' }, false],
    ['it is new and of size 1', { sizeTypeId: 1 }, false],
    ['it is a revision of size 5', { sizeTypeId: 5, previousActive: 'biz_1' }, false],
  ])('when %s', (_case, business, isSpecial) => {
    expect(isSpecialBusiness(business)).toBe(isSpecial);
  });
});

describe('the current business id', () => {
  const statuses = ['pending_approval', 'active', 'rejected', 'suspended', 'closed'];

  it.each(statuses)('of a business that is %s and replaces none is its own', (status) => {
    expect(currentBusinessIdOf({ id: 'biz_2', status })).toBe('biz_2');
  });

  it.each(statuses)('of a %s business that replaces another', (status) => {
    const expected = status === 'pending_approval' ? 'biz_1' : 'biz_2';
    const business = { id: 'biz_2', status, previousActive: 'biz_1' };
    expect(currentBusinessIdOf(business)).toBe(expected);
  });
});
