import { isValidCnpj } from '@brazilian-utils/brazilian-utils/is-valid-cnpj';
import { isValidCpf } from '@brazilian-utils/brazilian-utils/is-valid-cpf';
import { withoutFullWidth } from '../fields/full-width.ts';
import { stripTaxId } from './format-tax-id.ts';

const character = '[0-9A-ZÀ-ÖØ-Þ]';
const separator = '[^0-9A-ZÀ-ÖØ-Þ]{0,3}';
const shapes = [
  ['[0-9A-Z]{2}', '[0-9A-Z]{3}', '[0-9A-Z]{3}', '[0-9A-Z]{4}', '[0-9]{2}'],
  ['[0-9]{3}', '[0-9]{3}', '[0-9]{3}', '[0-9]{2}'],
].map((groups) => groups.join(separator));

/**
 * Each place where a CPF or a CNPJ begins, with or without separators, maybe right after its label. The later groups of a
 * CNPJ that is not complete yet begin no CPF.
 */
const taxIds = new RegExp(
  `(?<!${character}[./-]?)(?=(?:CPF|CNPJ)?(${shapes.join('|')})(?!${character}))`,
  'g',
);

/**
 * A label with the words that lead from it to the number. A dot may not precede it, and something must follow it: a CNPJ
 * may have `CPF` as a group, or begin with it.
 */
const label = new RegExp(
  `^(?:.*\\s)?C\\.?(?:N\\.?P\\.?J|P\\.?F)(?=[^0-9A-ZÀ-ÖØ-Þ])(?:\\W*(?:MF|SOB|O|NO?|NR|N[UÚ]M(?:ERO)?)(?!${character}))*`,
  's',
);

const isTaxId = (text: string) =>
  text.length === 14
    ? isValidCnpj(text, { version: 2 })
    : /^\d{11}$/.test(text) && isValidCpf(text);

/**
 * Returns the CPF or CNPJ in a text, only its digits and letters in upper case: the first with right check digits, else
 * the first with the shape of one. A text without such a number loses only the label before it.
 */
export function findTaxId(typed: string): string {
  const text = withoutFullWidth(typed).toUpperCase();
  const whole = stripTaxId(text);
  // Typed one by one, a label has the punctuation of a CNPJ: `CP.F52.998/2247-25`.
  const only = [whole, whole.replace(/^CPF/, '')].find(isTaxId);
  if (only) return only;
  const found = [...text.matchAll(taxIds)].map(([, taxId = '']) => stripTaxId(taxId));
  return found.find(isTaxId) ?? found[0] ?? stripTaxId(text.replace(label, ''));
}
