import { approvalInput, businessInput, suspensionInput } from '#contract/businesses/businesses.ts';
import { businessRoutes } from '#contract/businesses/routes.ts';
import { aBusinessInput } from '#test/support/builders/a-business.ts';
import { outcomeOf } from '#test/unit/support/outcome-of.ts';

const { legalRegister: _, ...withoutTaxId } = aBusinessInput();

describe('the input of a business', () => {
  it('has one tax id or none yet', () => {
    const { legalRegister } = aBusinessInput();
    const withCnpj = { ...withoutTaxId, legalRegister: '11.222.333/0001-81' };
    expect(outcomeOf(businessInput, withCnpj)).toEqual({ ...withoutTaxId, legalRegister });
    const withCpf = { ...withoutTaxId, personRegister: '529.982.247-25' };
    const personRegister = '52998224725';
    expect(outcomeOf(businessInput, withCpf)).toEqual({ ...withoutTaxId, personRegister });
    expect(outcomeOf(businessInput, withoutTaxId)).toEqual(withoutTaxId);
  });

  it('is trimmed and composed', () => {
    const typed = { ...withoutTaxId, name: '  Pa\u0303o Quente ' };
    expect(outcomeOf(businessInput, typed)).toEqual({ ...typed, name: 'P\u00e3o Quente' });
  });

  it.each([
    [{ personRegister: '52998224725' }, 'personRegister ONLY_ONE_TAX_ID'],
    [{ legalRegister: '11222333000180' }, 'legalRegister INVALID_CHECK_DIGITS'],
    [{ legalRegister: null }, 'legalRegister REQUIRED'],
    [{ name: 'P' }, 'name TOO_SHORT'],
    [{ name: 'P'.repeat(81) }, 'name TOO_LONG'],
    [{ name: 'Padaria 🥐' }, 'name INVALID_FORMAT'],
    [{ name: ['Padaria'] }, 'name INVALID_TYPE'],
    [{ legalName: '--' }, 'legalName NO_LETTER'],
    [{ legalName: 'P'.repeat(121) }, 'legalName TOO_LONG'],
    [{ sizeTypeId: 6 }, 'sizeTypeId INVALID_VALUE'],
    [{ sizeTypeId: '2' }, 'sizeTypeId INVALID_VALUE'],
    [{ sizeTypeId: null }, 'sizeTypeId REQUIRED'],
    [{ avatarUrl: 'no url' }, 'avatarUrl INVALID_FORMAT'],
    [{ userId: 'me' }, 'userId INVALID_FORMAT'],
    [{ status: 'active' }, 'status UNKNOWN_FIELD'],
    [{ version: 9 }, 'version UNKNOWN_FIELD'],
  ])('is refused with %j: %s', (changes, error) => {
    expect(outcomeOf(businessInput, { ...aBusinessInput(), ...changes })).toEqual([error]);
  });

  it.each([1, 2, 3, 4, 5, 99])('may be of size type %i', (sizeTypeId) => {
    const input = { ...withoutTaxId, sizeTypeId };
    expect(outcomeOf(businessInput, input)).toEqual(input);
  });

  it('requires a name, a size type and a user', () => {
    const required = ['name', 'sizeTypeId', 'userId'].map((path) => `${path} REQUIRED`);
    expect(outcomeOf(businessInput, {})).toEqual(required);
  });
});

describe('a decision by staff', () => {
  it.each([
    [{ decision: 'approve' }],
    [{ decision: 'approve', reason: 'Tudo certo' }],
    [{ decision: 'reject', reason: 'CNPJ de outra empresa' }],
  ])('may be %j', (input) => {
    expect(outcomeOf(approvalInput, input)).toEqual(input);
  });

  it.each([
    [{ decision: 'reject' }, 'reason REQUIRED'],
    [{ decision: 'reject', reason: '' }, 'reason REQUIRED'],
    [{ decision: 'reject', reason: 'no' }, 'reason TOO_SHORT'],
    [{ decision: 'reject', reason: 'x'.repeat(501) }, 'reason TOO_LONG'],
    [{ decision: 'maybe' }, 'decision INVALID_VALUE'],
    [{}, 'decision REQUIRED'],
    [{ decision: 'approve', by: 'me' }, 'by UNKNOWN_FIELD'],
  ])('%j is refused: %s', (input, error) => {
    expect(outcomeOf(approvalInput, input)).toEqual([error]);
  });
});

it.each([
  [{}, 'reason REQUIRED'],
  [{ reason: '  x ' }, 'reason TOO_SHORT'],
  [{ reason: 'x'.repeat(501) }, 'reason TOO_LONG'],
])('a suspension with %j is refused: %s', (input, error) => {
  expect(outcomeOf(suspensionInput, input)).toEqual([error]);
});

it("the query of a user's businesses requires the user id", () => {
  expect(outcomeOf(businessRoutes.listBusinesses.query, {})).toEqual(['userId REQUIRED']);
});
