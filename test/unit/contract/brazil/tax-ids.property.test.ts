import fc from 'fast-check';
import { formatTaxId } from '#contract/brazil/format-numbers.ts';
import { cnpjField, cpfField } from '#contract/brazil/tax-ids.ts';
import { parseInput } from '#contract/http/field-errors.ts';
import { holds } from '#test/support/holds.ts';

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

const isMixed = (base: string) => new Set(base).size > 1;
const baseOf = (characters: string, length: number) =>
  fc
    .string({ unit: fc.constantFrom(...characters), minLength: length, maxLength: length })
    .filter(isMixed);

const digits = '0123456789';
const kinds = [
  {
    name: 'a CPF',
    field: cpfField,
    taxIds: baseOf(digits, 9).map((base) => withCheckDigits(base, 11)),
    mask: /^\d{3}\.\d{3}\.\d{3}-\d{2}$/,
  },
  {
    name: 'a CNPJ of digits',
    field: cnpjField,
    taxIds: baseOf(digits, 12).map((base) => withCheckDigits(base, 9)),
    mask: /^\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2}$/,
  },
  {
    name: 'a CNPJ with letters',
    field: cnpjField,
    taxIds: baseOf(`${digits}ABCDEFGHIJKLMNOPQRSTUVWXYZ`, 12).map((base) =>
      withCheckDigits(base, 9),
    ),
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
          expect(parseInput(field, typed)).toEqual({ success: true, data: taxId });
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
          expect(parseInput(field, other)).toEqual({
            success: false,
            errors: [{ path: '', code: 'INVALID_CHECK_DIGITS' }],
          });
        },
      ),
      { runs: 1000 },
    ));
});
