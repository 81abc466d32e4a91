import { newId } from '#lambdas/platform/text/new-id.ts';
import { othersAmong } from '#lambdas/staff/list-businesses-for-staff.ts';
import { aBusiness, aPendingBusiness, aRevision } from '#test/support/builders/a-business.ts';

const another = () => aPendingBusiness({ id: newId('business', new Date()) });

describe('the other businesses with a tax id', () => {
  it('omit the business itself, its live record and its revision', () => {
    const records = [aRevision(), aBusiness()];
    for (const record of records) expect(othersAmong(record, records)).toEqual([]);
  });

  it('include a business once, as its live record if that has the tax id, too', () => {
    const shown = [{ id: aBusiness().id, name: aBusiness().name, status: 'active' }];
    for (const holders of [
      [aRevision(), aBusiness()],
      [aBusiness(), aRevision()],
    ]) {
      expect(othersAmong(another(), holders)).toEqual(shown);
    }
  });

  it('are ten at most', () => {
    expect(othersAmong(aBusiness(), Array.from({ length: 12 }, another))).toHaveLength(10);
  });
});
