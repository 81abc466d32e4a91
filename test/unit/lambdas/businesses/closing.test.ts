import { closedBusiness } from '#lambdas/businesses/closing.ts';
import { aBusiness, revisionId } from '#test/support/builders/a-business.ts';

const now = new Date('2026-11-21T12:00:00.000Z');

describe('a business whose owner leaves', () => {
  it.each(['pending_approval', 'active', 'rejected', 'suspended'] as const)(
    'is closed while it is %s, as a new version without its revision',
    (status) => {
      const live = { ...aBusiness({ status }), revisionId };
      expect(closedBusiness(live, now)).toEqual({
        ...aBusiness(),
        status: 'closed',
        updatedAt: now.toISOString(),
        version: live.version + 1,
      });
    },
  );

  it('stays closed', () => {
    expect(closedBusiness(aBusiness({ status: 'closed' }), now)).toBeUndefined();
  });
});
