import { approvalInput, businessInput, suspensionInput } from '#contract/businesses/businesses.ts';
import { businessRoutes } from '#contract/businesses/routes.ts';
import { parseInput } from '#contract/http/field-errors.ts';
import { aBusinessInput } from '#test/support/builders/a-business.ts';

const { legalRegister: _, ...withoutTaxId } = aBusinessInput();

describe('the input of a business', () => {
  it.each([
    ['a CNPJ', { ...withoutTaxId, legalRegister: '11.222.333/0001-81' }],
    ['a CPF', { ...withoutTaxId, personRegister: '529.982.247-25' }],
    ['no tax id yet', withoutTaxId],
  ])('may have %s', (_case, input) => {
    expect(parseInput(businessInput, input).success).toBe(true);
  });

  it('is trimmed, composed, and has no punctuation in the tax id', () => {
    const input = {
      ...aBusinessInput(),
      name: '  Pa\u0303o Quente ',
      legalRegister: '12.abc.345/01de-35',
    };
    expect(parseInput(businessInput, input)).toEqual({
      success: true,
      data: { ...aBusinessInput(), name: 'P\u00e3o Quente', legalRegister: '12ABC34501DE35' },
    });
  });

  it.each([
    [{ personRegister: '52998224725' }, 'personRegister', 'ONLY_ONE_TAX_ID'],
    [{ legalRegister: '11222333000180' }, 'legalRegister', 'INVALID_CHECK_DIGITS'],
    [{ legalRegister: '52998224725' }, 'legalRegister', 'INVALID_FORMAT'],
    [{ legalRegister: null }, 'legalRegister', 'REQUIRED'],
    [{ name: 'P' }, 'name', 'TOO_SHORT'],
    [{ name: 'P'.repeat(81) }, 'name', 'TOO_LONG'],
    [{ name: 'Padaria 🥐' }, 'name', 'INVALID_FORMAT'],
    [{ name: 'Padaria\u202e Aurora' }, 'name', 'CONTROL_CHARACTER'],
    [{ name: '     ' }, 'name', 'REQUIRED'],
    [{ name: '\u2800\u3164' }, 'name', 'NO_LETTER'],
    [{ legalName: '--' }, 'legalName', 'NO_LETTER'],
    [{ name: 7 }, 'name', 'INVALID_TYPE'],
    [{ name: ['Padaria'] }, 'name', 'INVALID_TYPE'],
    [{ legalName: 'P'.repeat(121) }, 'legalName', 'TOO_LONG'],
    [{ sizeTypeId: 6 }, 'sizeTypeId', 'INVALID_VALUE'],
    [{ sizeTypeId: '2' }, 'sizeTypeId', 'INVALID_VALUE'],
    [{ sizeTypeId: null }, 'sizeTypeId', 'REQUIRED'],
    [{ avatarUrl: 'no url' }, 'avatarUrl', 'INVALID_FORMAT'],
    [{ userId: 'me' }, 'userId', 'INVALID_FORMAT'],
    [{ status: 'active' }, 'status', 'UNKNOWN_FIELD'],
    [{ version: 9 }, 'version', 'UNKNOWN_FIELD'],
  ])('is refused with %j: %s %s', (changes, path, code) => {
    expect(parseInput(businessInput, { ...aBusinessInput(), ...changes })).toEqual({
      success: false,
      errors: [{ path, code }],
    });
  });

  it.each([1, 2, 3, 4, 5, 99])('may be of size type %i', (sizeTypeId) => {
    expect(parseInput(businessInput, { ...withoutTaxId, sizeTypeId }).success).toBe(true);
  });

  it('requires a name, a size type and a user', () => {
    expect(parseInput(businessInput, {})).toEqual({
      success: false,
      errors: ['name', 'sizeTypeId', 'userId'].map((path) => ({ path, code: 'REQUIRED' })),
    });
  });
});

describe('a decision by staff', () => {
  it.each([
    [{ decision: 'approve' }],
    [{ decision: 'approve', reason: 'Tudo certo' }],
    [{ decision: 'reject', reason: 'CNPJ de outra empresa' }],
  ])('may be %j', (input) => {
    expect(parseInput(approvalInput, input).success).toBe(true);
  });

  it.each([
    [{ decision: 'reject' }, 'reason', 'REQUIRED'],
    [{ decision: 'reject', reason: '' }, 'reason', 'REQUIRED'],
    [{ decision: 'reject', reason: 'no' }, 'reason', 'TOO_SHORT'],
    [{ decision: 'reject', reason: 'x'.repeat(501) }, 'reason', 'TOO_LONG'],
    [{ decision: 'maybe' }, 'decision', 'INVALID_VALUE'],
    [{}, 'decision', 'REQUIRED'],
    [{ decision: 'approve', by: 'me' }, 'by', 'UNKNOWN_FIELD'],
  ])('%j is refused: %s %s', (input, path, code) => {
    expect(parseInput(approvalInput, input)).toEqual({ success: false, errors: [{ path, code }] });
  });
});

describe('a suspension', () => {
  it.each([
    [{}, 'REQUIRED'],
    [{ reason: '  x ' }, 'TOO_SHORT'],
    [{ reason: 'x'.repeat(501) }, 'TOO_LONG'],
  ])('with %j is refused: %s', (input, code) => {
    expect(parseInput(suspensionInput, input)).toEqual({
      success: false,
      errors: [{ path: 'reason', code }],
    });
  });
});

describe("the query of a user's businesses", () => {
  it('requires the user id', () => {
    expect(parseInput(businessRoutes.listBusinesses.query, {})).toEqual({
      success: false,
      errors: [{ path: 'userId', code: 'REQUIRED' }],
    });
  });
});
