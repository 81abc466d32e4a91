import { isValidCnpj } from '@brazilian-utils/brazilian-utils/is-valid-cnpj';
import { isValidCpf } from '@brazilian-utils/brazilian-utils/is-valid-cpf';
import { withoutFullWidth } from '../fields/full-width.ts';
import { stripTaxId } from './format-numbers.ts';

const character = '[0-9A-ZÀ-ÖØ-Þ]';
const separator = '[^0-9A-ZÀ-ÖØ-Þ]{0,3}';
const shapes = [
  ['[0-9A-Z]{2}', '[0-9A-Z]{3}', '[0-9A-Z]{3}', '[0-9A-Z]{4}', '[0-9]{2}'],
  ['[0-9]{3}', '[0-9]{3}', '[0-9]{3}', '[0-9]{2}'],
].map((groups) => groups.join(separator));

/** Where a CPF or a CNPJ may begin. The later groups of an incomplete CNPJ begin no CPF. */
const taxIds = new RegExp(
  `(?<!${character}[./-]?)(?=(?:CPF|CNPJ)?(${shapes.join('|')})(?!${character}))`,
  'g',
);

/** A label before a number. Something must follow it, since a CNPJ may have `CPF` as a group or begin with it. */
const label = new RegExp(
  `^(?:.*\\s)?C\\.?(?:N\\.?P\\.?J|P\\.?F)(?=[^0-9A-ZÀ-ÖØ-Þ])(?:\\W*(?:MF|SOB|O|NO?|NR|N[UÚ]M(?:ERO)?)(?!${character}))*`,
  's',
);

const isTaxId = (text: string) =>
  text.length === 14
    ? isValidCnpj(text, { version: 2 })
    : /^\d{11}$/.test(text) && isValidCpf(text);

/**
 * Returns the CPF or CNPJ in a text, without separators: the first with right check digits, else the first with
 * the right shape. A text without such a number loses only its label.
 */
export function findTaxId(typed: string): string {
  const text = withoutFullWidth(typed).toUpperCase();
  const whole = stripTaxId(text);
  // A label that is typed letter by letter may look like a CNPJ: `CP.F52.998/2247-25`.
  const only = [whole, whole.replace(/^CPF/, '')].find(isTaxId);
  if (only) return only;
  const found = [...text.matchAll(taxIds)].map(([, taxId = '']) => stripTaxId(taxId));
  return found.find(isTaxId) ?? found[0] ?? stripTaxId(text.replace(label, ''));
}
