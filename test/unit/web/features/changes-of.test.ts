import { aBusiness, aPendingBusiness, aRevision } from '#test/support/builders/a-business.ts';
import { judgedValues } from '#web/features/staff/changes-of.ts';

describe('what staff judge', () => {
  it('is every field of a new business, without a before', () => {
    expect(judgedValues(aPendingBusiness())).toEqual([
      { field: 'name', value: 'Padaria Aurora' },
      { field: 'legalName', value: '' },
      { field: 'taxId', value: '11.222.333/0001-81' },
      { field: 'sizeTypeId', value: '2' },
    ]);
  });

  it('is, of a revision, what it changes beside what it was', () => {
    const values = judgedValues({ ...aRevision({ sizeTypeId: 3 }), active: aBusiness() });
    expect(values.filter(({ before }) => before !== undefined)).toEqual([
      { field: 'name', value: 'Padaria Aurora e Filhas', before: 'Padaria Aurora' },
      { field: 'sizeTypeId', value: '3', before: '2' },
    ]);
  });
});
