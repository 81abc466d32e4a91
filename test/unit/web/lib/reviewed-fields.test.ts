import { aBusiness, aPendingBusiness, aRevision } from '#test/support/builders/a-business.ts';
import { reviewedValues } from '#web/product/business/reviewed-fields.ts';

describe('the fields that staff review', () => {
  it('are all fields of a new business, without earlier values', () => {
    expect(reviewedValues(aPendingBusiness(), undefined)).toStrictEqual([
      { field: 'name', value: 'Padaria Aurora' },
      { field: 'legalName', value: '' },
      { field: 'taxId', value: '11.222.333/0001-81' },
      { field: 'sizeTypeId', value: '2' },
    ]);
  });

  it('are empty if the business has no value', () => {
    const { legalRegister: _, ...withoutTaxId } = aPendingBusiness();
    expect(reviewedValues(withoutTaxId, undefined)).toContainEqual({ field: 'taxId', value: '' });
  });

  it('have their current value if a revision changes them', () => {
    const values = reviewedValues(aRevision({ sizeTypeId: 3 }), aBusiness());
    expect(values.filter(({ before }) => before !== undefined)).toEqual([
      { field: 'name', value: 'Padaria Aurora e Filhas', before: 'Padaria Aurora' },
      { field: 'sizeTypeId', value: '3', before: '2' },
    ]);
  });
});
