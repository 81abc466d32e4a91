import { aBusiness, aRevision } from '#test/support/builders/a-business.ts';
import { isRevision } from '#web/product/business/is-revision.ts';

describe('a record of a business is a revision', () => {
  it.each([
    ['where it names the live record', aRevision(), true],
    ['not where it is live', aBusiness(), false],
    ['not where it names itself', aBusiness({ previousActive: aBusiness().id }), false],
  ])('%s', (_, business, expected) => {
    expect(isRevision(business)).toBe(expected);
  });
});
