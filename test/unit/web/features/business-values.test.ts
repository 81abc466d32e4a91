import { type Business, businessInput } from '#contract/businesses/businesses.ts';
import { parseInput } from '#contract/http/field-errors.ts';
import { aBusiness } from '#test/support/builders/a-business.ts';
import { imageUrlNo } from '#test/support/builders/an-image.ts';
import { ownerId } from '#test/support/builders/people.ts';
import {
  type BusinessValues,
  businessFieldOf,
  businessInputOf,
  businessValues,
  taxIdKind,
} from '#web/features/businesses/business-values.ts';

const bakery = { name: 'Padaria', photos: [], legalName: '', sizeTypeId: '2', taxId: '' };
const avatarUrl = imageUrlNo('business');

const inputOf = (changes: Partial<BusinessValues>) =>
  businessInputOf({ ...bakery, ...changes }, ownerId);

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

  it('omits empty fields, because a tax id is optional at first', () => {
    const input = inputOf({ legalName: ' ' });
    expect(input).toEqual({ name: 'Padaria', sizeTypeId: 2, userId: ownerId });
    expect(parseInput(businessInput, input).success).toBe(true);
  });

  it('starts with the smallest size for a new business', () => {
    expect(businessValues(undefined)).toEqual({ ...bakery, name: '', sizeTypeId: '1' });
  });

  const { legalRegister: _, ...person } = aBusiness({ personRegister: '52998224725' });
  const company = aBusiness({ legalName: 'Padaria Aurora Ltda.', avatarUrl });
  it.each<[string, Business, string]>([
    ['CPF', person, '529.982.247-25'],
    ['CNPJ', company, '11.222.333/0001-81'],
  ])('shows a business with a %s, and sends it back unchanged', (_kind, business, taxId) => {
    const values = businessValues(business);
    expect(values.taxId).toBe(taxId);
    const { name, legalName, sizeTypeId, legalRegister, personRegister } = business;
    expect(parseInput(businessInput, businessInputOf(values, ownerId))).toEqual({
      success: true,
      data: {
        ...{ name, sizeTypeId, userId: ownerId },
        ...(legalName && { legalName, avatarUrl }),
        ...(legalRegister ? { legalRegister } : { personRegister }),
      },
    });
  });

  it('keeps the upload of a picture that was just sent', () => {
    const sent = { id: 'photo', url: avatarUrl, uploadId: 'upload' };
    expect(businessValues(company, [sent]).photos).toEqual([sent]);
    expect(businessValues(company, [{ ...sent, url: '/other' }]).photos).toEqual([
      { id: avatarUrl, url: avatarUrl },
    ]);
  });

  it.each([
    [{ taxId: '529.982.247-26' }, ['taxId INVALID_CHECK_DIGITS']],
    [{ taxId: '12.ABC.345' }, ['taxId INVALID_FORMAT']],
    [{ name: '', sizeTypeId: '' }, ['name REQUIRED', 'sizeTypeId REQUIRED']],
  ])('with %j has the errors %j', (changes, errors) => {
    const checked = parseInput(businessInput, inputOf(changes));
    const found = checked.success ? [] : checked.errors;
    expect(found.map(({ path, code }) => `${businessFieldOf(path)} ${code}`)).toEqual(errors);
  });

  it('shows an error of the picture at the photo', () => {
    expect(businessFieldOf('avatarUrl')).toBe('photos');
  });
});
