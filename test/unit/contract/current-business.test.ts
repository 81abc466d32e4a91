import { currentBusinessIdOf } from '#lambdas/businesses/list-businesses.ts';

const statuses = ['pending_approval', 'active', 'rejected', 'suspended', 'closed'];

describe('the current business id', () => {
  it.each(statuses)('of a business that is %s and replaces none is its own', (status) => {
    expect(currentBusinessIdOf({ id: 'biz_2', status })).toBe('biz_2');
  });

  it.each(statuses)(
    'of a %s business that replaces another is the replaced id while it waits for approval',
    (status) => {
      const expected = status === 'pending_approval' ? 'biz_1' : 'biz_2';
      const business = { id: 'biz_2', status, previousActive: 'biz_1' };
      expect(currentBusinessIdOf(business)).toBe(expected);
    },
  );
});
