import { businessInput } from '#contract/businesses.ts';
import { check } from '#contract/field-errors.ts';
import { aBusiness } from '#test/support/builders/a-business.ts';
import { ownerId } from '#test/support/builders/people.ts';
import {
  businessFieldOf,
  businessInputOf,
  businessValues,
  taxIdKind,
} from '#web/features/businesses/business-values.ts';

const kept = { userId: ownerId };
const bakery = { name: 'Padaria', legalName: '', sizeTypeId: '2', taxId: '' };

const errorsOf = (values: Parameters<typeof businessInputOf>[0]) => {
  const checked = check(businessInput, businessInputOf(values, kept));
  return checked.success
    ? []
    : checked.errors.map(({ path, code }) => `${businessFieldOf(path)} ${code}`);
};

describe('the form of a business', () => {
  it.each([
    ['529.982.247-2', 'CPF'],
    ['529.982.247-25', 'CPF'],
    ['52.998.224/7251', 'CNPJ'],
    ['1A', 'CNPJ'],
    [' ', undefined],
  ])('takes %s for a tax id of kind %s', (typed, kind) => {
    expect(taxIdKind(typed)).toBe(kind);
  });

  it('sends a CPF as the person register and a CNPJ as the legal one, never both', () => {
    const cpf = businessInputOf({ ...bakery, taxId: '529.982.247-25' }, kept);
    expect(check(businessInput, cpf)).toMatchObject({ data: { personRegister: '52998224725' } });
    expect(cpf).not.toHaveProperty('legalRegister');
    const cnpj = businessInputOf({ ...bakery, taxId: '12.abc.345/01de-35' }, kept);
    expect(check(businessInput, cnpj)).toMatchObject({ data: { legalRegister: '12ABC34501DE35' } });
    expect(cnpj).not.toHaveProperty('personRegister');
  });

  it('leaves out what is empty: a tax id may follow later', () => {
    expect(businessInputOf(bakery, kept)).toEqual({
      name: 'Padaria',
      sizeTypeId: 2,
      userId: ownerId,
    });
    expect(errorsOf(bakery)).toEqual([]);
  });

  it('marks the one field of both tax ids, and asks for name and size', () => {
    expect(errorsOf({ ...bakery, taxId: '529.982.247-26' })).toEqual([
      'taxId INVALID_CHECK_DIGITS',
    ]);
    expect(errorsOf({ ...bakery, taxId: '12.ABC.345' })).toEqual(['taxId INVALID_FORMAT']);
    expect(errorsOf({ ...bakery, name: '', sizeTypeId: '' })).toEqual([
      'name REQUIRED',
      'sizeTypeId REQUIRED',
    ]);
  });

  it('shows a business with its tax id written out, and sends the same one back', () => {
    const values = businessValues(aBusiness());
    expect(values.taxId).toBe('11.222.333/0001-81');
    expect(check(businessInput, businessInputOf(values, kept))).toMatchObject({
      data: { legalRegister: '11222333000181', sizeTypeId: 2 },
    });
  });
});
