import fc from 'fast-check';
import { formatTaxId } from '#contract/brazil/format-numbers.ts';
import { maskTaxIds } from '#lambdas/staff/mask-tax-ids.ts';
import { withCheckDigits } from '#scripts/seed/bulk-data.ts';
import { aBusiness } from '#test/support/builders/a-business.ts';

it.each([
  ['a CPF', 'personRegister', '52998224725', '***.982.247-**'],
  ['a CNPJ', 'legalRegister', '11222333000181', '**.***.333/0001-**'],
  ['a CNPJ with letters', 'legalRegister', '12ABC34501DE35', '**.***.345/01DE-**'],
  ['malformed', 'legalRegister', '1122233300018', '***'],
  ['one with a wrong check digit', 'personRegister', '52998224724', '***.982.247-**'],
])('the tax id of a business is masked if it is %s', (_, field, taxId, masked) => {
  expect(maskTaxIds({ [field]: taxId })).toEqual({ [field]: masked });
});

describe('a tax id in a text', () => {
  it.each([
    ['MARIA DA SILVA 52998224725', 'MARIA DA SILVA ***.982.247-**'],
    ['O CPF 529.982.247-25 é de outra pessoa', 'O CPF ***.982.247-** é de outra pessoa'],
    ['CNPJ 11.222.333/0001-81.', 'CNPJ **.***.333/0001-**.'],
    ['12abc34501de35, 12.ABC.345/01DE-35', '**.***.345/01DE-**, **.***.345/01DE-**'],
    ['(52998224725)', '(***.982.247-**)'],
  ])('is masked: %s', (reason, masked) => {
    expect(maskTaxIds({ reason })).toEqual({ reason: masked });
  });

  it.each([
    ['a number with a wrong check digit', '52998224724'],
    ['a part of a longer word', '5299822472500'],
    ['a word and a number', 'SUPERMERCADO12'],
  ])('is not %s', (_, text) => {
    expect(maskTaxIds(text)).toBe(text);
  });

  it('is never left complete, whatever is around it', () => {
    const taxIds = fc
      .oneof(fc.stringMatching(/^\d{9}$/), fc.stringMatching(/^[A-Z0-9]{12}$/))
      .filter((beginning) => new Set(beginning).size > 1)
      .map(withCheckDigits);
    const around = fc.stringMatching(/^[ ,.;:()a-z]{0,8}$/);
    fc.assert(
      fc.property(taxIds, around, around, fc.boolean(), (taxId, before, after, isFormatted) => {
        const written = isFormatted ? formatTaxId(taxId) : taxId;
        const text = `${before} ${written} ${after}`;
        const masked = JSON.stringify(maskTaxIds({ list: [{ text }] }));
        expect(masked).not.toContain(written);
      }),
    );
  });
});

it('a record without tax ids is copied unchanged: ids, instants, numbers, absent values', () => {
  const { legalRegister: _, ...business } = aBusiness();
  const record = { ...business, limits: [1, 2], isOpen: true, personRegister: null };
  expect(maskTaxIds(record)).toEqual(record);
});
