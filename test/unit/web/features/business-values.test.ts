import { businessInput } from '#contract/businesses/businesses.ts';
import { parseInput } from '#contract/http/field-errors.ts';
import { aBusiness } from '#test/support/builders/a-business.ts';
import { ownerId } from '#test/support/builders/people.ts';
import {
  businessFieldOf,
  businessInputOf,
  businessValues,
  taxIdKind,
} from '#web/features/businesses/business-values.ts';

const bakery = { name: 'Padaria', photos: [], legalName: '', sizeTypeId: '2', taxId: '' };

const errorsOf = (values: Parameters<typeof businessInputOf>[0]) => {
  const checked = parseInput(businessInput, businessInputOf(values, ownerId));
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
  ])('recognizes %j as a tax id of kind %s', (typed, kind) => {
    expect(taxIdKind(typed)).toBe(kind);
  });

  it('sends a CPF as personRegister or a CNPJ as legalRegister, never both', () => {
    const cpf = businessInputOf({ ...bakery, taxId: '529.982.247-25' }, ownerId);
    expect(parseInput(businessInput, cpf)).toMatchObject({
      data: { personRegister: '52998224725' },
    });
    expect(cpf).not.toHaveProperty('legalRegister');
    const cnpj = businessInputOf({ ...bakery, taxId: '12.abc.345/01de-35' }, ownerId);
    expect(parseInput(businessInput, cnpj)).toMatchObject({
      data: { legalRegister: '12ABC34501DE35' },
    });
    expect(cnpj).not.toHaveProperty('personRegister');
  });

  it('omits empty fields, because a tax id is optional at first', () => {
    expect(businessInputOf(bakery, ownerId)).toEqual({
      name: 'Padaria',
      sizeTypeId: 2,
      userId: ownerId,
    });
    expect(errorsOf(bakery)).toEqual([]);
  });

  it('sends a legal name only if it has text', () => {
    const input = businessInputOf({ ...bakery, legalName: 'Padaria Aurora Ltda.' }, ownerId);
    expect(input).toHaveProperty('legalName', 'Padaria Aurora Ltda.');
    expect(businessInputOf({ ...bakery, legalName: ' ' }, ownerId)).not.toHaveProperty('legalName');
  });

  it('shows the picture of a business, and sends it back unchanged', () => {
    const avatarUrl = '/images/business/b/i';
    const { photos } = businessValues(aBusiness({ avatarUrl }));
    expect(businessInputOf({ ...bakery, photos }, ownerId)).toHaveProperty('avatarUrl', avatarUrl);
  });

  it('keeps the upload of a picture that was just sent', () => {
    const avatarUrl = '/images/business/b/i';
    const sent = { id: 'photo', url: avatarUrl, uploadId: 'upload' };
    expect(businessValues(aBusiness({ avatarUrl }), [sent]).photos).toEqual([sent]);
    expect(businessValues(aBusiness({ avatarUrl }), [{ ...sent, url: '/other' }]).photos).toEqual([
      { id: avatarUrl, url: avatarUrl },
    ]);
  });

  it('removes the picture of a business with its photo', () => {
    expect(businessInputOf(bakery, ownerId)).not.toHaveProperty('avatarUrl');
  });

  it('shows an error of the picture at the photo', () => {
    expect(businessFieldOf('avatarUrl')).toBe('photos');
  });

  it('starts with the smallest size for a new business', () => {
    expect(businessValues(undefined)).toEqual({
      name: '',
      photos: [],
      legalName: '',
      sizeTypeId: '1',
      taxId: '',
    });
  });

  it('shows errors of both tax ids at one field, and requires name and size', () => {
    expect(errorsOf({ ...bakery, taxId: '529.982.247-26' })).toEqual([
      'taxId INVALID_CHECK_DIGITS',
    ]);
    expect(errorsOf({ ...bakery, taxId: '12.ABC.345' })).toEqual(['taxId INVALID_FORMAT']);
    expect(errorsOf({ ...bakery, name: '', sizeTypeId: '' })).toEqual([
      'name REQUIRED',
      'sizeTypeId REQUIRED',
    ]);
  });

  it('shows the names and the size of a business', () => {
    expect(businessValues(aBusiness({ legalName: 'Padaria Aurora Ltda.' }))).toMatchObject({
      name: 'Padaria Aurora',
      legalName: 'Padaria Aurora Ltda.',
      sizeTypeId: '2',
    });
    expect(businessValues(aBusiness()).legalName).toBe('');
  });

  it('shows the CPF of a business without a CNPJ', () => {
    const { legalRegister: _, ...person } = aBusiness({ personRegister: '52998224725' });
    expect(businessValues(person).taxId).toBe('529.982.247-25');
  });

  it('formats the tax id of a business, and sends it back unchanged', () => {
    const values = businessValues(aBusiness());
    expect(values.taxId).toBe('11.222.333/0001-81');
    expect(parseInput(businessInput, businessInputOf(values, ownerId))).toMatchObject({
      data: { legalRegister: '11222333000181', sizeTypeId: 2 },
    });
  });
});
