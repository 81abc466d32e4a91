import fc from 'fast-check';
import { formatTaxId, stripTaxId } from '#contract/brazil/format-numbers.ts';
import { cnpjField, cpfField } from '#contract/brazil/tax-ids.ts';
import { holds } from '#test/support/holds.ts';
import { outcomeOf } from '#test/unit/support/outcome-of.ts';

/** Value of a character in the sums: digits as they are, letters from 17 (IN RFB 2.229/2024). */
const sumValueOf = (character: string) => character.charCodeAt(0) - 48;

/** A check digit: 11 minus the weighted sum modulo 11; 10 and 11 become 0. */
function checkDigit(characters: string, maxWeight: number): string {
  const sum = [...characters]
    .reverse()
    .reduce((total, one, index) => total + sumValueOf(one) * (2 + (index % (maxWeight - 1))), 0);
  return String(sum % 11 < 2 ? 0 : 11 - (sum % 11));
}

function withCheckDigits(base: string, maxWeight: number): string {
  const first = base + checkDigit(base, maxWeight);
  return first + checkDigit(first, maxWeight);
}

const taxIdsOf = (characters: string, length: number, maxWeight: number) =>
  fc
    .string({ unit: fc.constantFrom(...characters), minLength: length, maxLength: length })
    .filter((base) => new Set(base).size > 1)
    .map((base) => withCheckDigits(base, maxWeight));

const digits = '0123456789';
const kinds = [
  {
    name: 'a CPF',
    field: cpfField,
    taxIds: taxIdsOf(digits, 9, 11),
    mask: /^\d{3}\.\d{3}\.\d{3}-\d{2}$/,
  },
  {
    name: 'a CNPJ of digits',
    field: cnpjField,
    taxIds: taxIdsOf(digits, 12, 9),
    mask: /^\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2}$/,
  },
  {
    name: 'a CNPJ with letters',
    field: cnpjField,
    taxIds: taxIdsOf(`${digits}ABCDEFGHIJKLMNOPQRSTUVWXYZ`, 12, 9),
    mask: /^[A-Z0-9]{2}\.[A-Z0-9]{3}\.[A-Z0-9]{3}\/[A-Z0-9]{4}-\d{2}$/,
  },
];

describe.each(kinds)('$name', ({ field, taxIds, mask }) => {
  it('with its check digits is accepted, bare, in its mask and in lower case', () =>
    holds(
      fc.property(taxIds, (taxId) => {
        const shown = formatTaxId(taxId);
        expect(shown).toMatch(mask);
        for (const typed of [taxId, shown, shown.toLowerCase(), ` ${shown} `]) {
          expect(outcomeOf(field, typed)).toBe(taxId);
        }
      }),
    ));

  // The check digit 0 stands for two remainders, so two valid ids may differ in one digit, such as the CPFs
  // 71846332702 and 81846332702.
  it('without a check digit 0 is refused if any one digit changes', () =>
    holds(
      fc.property(
        taxIds.filter((taxId) => !taxId.slice(-2).includes('0')),
        fc.nat(13),
        fc.integer({ min: 1, max: 9 }),
        (taxId, place, added) => {
          const at = place % taxId.length;
          const old = taxId.charAt(at);
          if (!digits.includes(old)) return;
          const changed = String((Number(old) + added) % 10);
          const other = taxId.slice(0, at) + changed + taxId.slice(at + 1);
          expect(outcomeOf(field, other)).toEqual(['INVALID_CHECK_DIGITS']);
        },
      ),
      { runs: 1000 },
    ));
});

describe.each([
  [
    'a CPF',
    cpfField,
    [
      // Both remainders are below 2, so both check digits are 0.
      ['00000000191', '00000000191'],
      ['00000000000', ['INVALID_CHECK_DIGITS']],
      ['99999999999', ['INVALID_CHECK_DIGITS']],
      ['5299822472', ['INVALID_FORMAT']],
      ['529982247250', ['INVALID_FORMAT']],
      ['5299822472A', ['INVALID_FORMAT']],
      ['٥٢٩٩٨٢٢٤٧٢٥', ['REQUIRED']],
      ['...', ['REQUIRED']],
      ['', ['REQUIRED']],
      [52998224725, ['INVALID_TYPE']],
    ],
  ],
  [
    'a CNPJ',
    cnpjField,
    [
      ['00000000000191', '00000000000191'],
      ['00000000000000', ['INVALID_CHECK_DIGITS']],
      ['11111111111111', ['INVALID_CHECK_DIGITS']],
      ['1122233300018', ['INVALID_FORMAT']],
      ['112223330001811', ['INVALID_FORMAT']],
      ['12ABC34501DEA5', ['INVALID_FORMAT']],
      ['12ÃBC34501DE35', ['INVALID_FORMAT']],
      ['52998224725', ['INVALID_FORMAT']],
      ['', ['REQUIRED']],
      [11222333000181, ['INVALID_TYPE']],
    ],
  ],
] as const)('%s', (_, field, cases) => {
  it.each([...cases])('%p becomes %p', (typed, outcome) => {
    expect(outcomeOf(field, typed)).toEqual(outcome);
  });
});

it.each(['1234567', '112223330001811', ''])('%p has no length of a tax id: no mask', (typed) => {
  expect(formatTaxId(typed)).toBe(typed);
});

it('a tax id without its mask keeps typed letters', () => {
  expect(stripTaxId(' 12.abc.345/01de-35 ')).toBe('12ABC34501DE35');
});
