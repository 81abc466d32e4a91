import { businessStatus } from '#contract/businesses/businesses.ts';
import { requireMayPublish } from '#lambdas/businesses/publishing.ts';
import { aBusiness } from '#test/support/builders/a-business.ts';

describe('a business', () => {
  const mayPublish = businessStatus.options.filter((status) => {
    try {
      requireMayPublish(aBusiness({ status }));
      return true;
    } catch (error) {
      expect(error).toMatchObject({ code: 'BUSINESS_NOT_ACTIVE' });
      return false;
    }
  });

  it('may create shops and offers only while it is pending approval or active', () => {
    expect(mayPublish).toEqual(['pending_approval', 'active']);
  });
});
