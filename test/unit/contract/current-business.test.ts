import { currentBusinessIdOf } from '#lambdas/businesses/list-businesses.ts';

const statuses = ['pending_approval', 'active', 'rejected', 'suspended', 'closed'];

it.each(statuses)('a %s business is current, unless it waits to replace another', (status) => {
  expect(currentBusinessIdOf({ id: 'biz_2', status })).toBe('biz_2');
  const current = status === 'pending_approval' ? 'biz_1' : 'biz_2';
  expect(currentBusinessIdOf({ id: 'biz_2', status, previousActive: 'biz_1' })).toBe(current);
});
