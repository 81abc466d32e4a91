import { isValidCnpj } from '@brazilian-utils/brazilian-utils/is-valid-cnpj';
import { isValidCpf } from '@brazilian-utils/brazilian-utils/is-valid-cpf';
import { stripTaxId } from '#contract/brazil/format-numbers.ts';

/** Text in the form of a CPF or a CNPJ, with or without separators, that is no part of a longer word. */
const taxIds =
  /(?<![0-9a-z])(?:\d{3}\.?\d{3}\.?\d{3}-?\d{2}|[0-9a-z]{2}\.?[0-9a-z]{3}\.?[0-9a-z]{3}\/?[0-9a-z]{4}-?\d{2})(?![0-9a-z])/gi;

/**
 * Masks a tax id: `***.982.247-**` for a CPF, as the federal government publishes it, `**.***.345/01DE-**` for a
 * CNPJ. Most CNPJs have the same branch, 0001, so two groups are hidden.
 */
function maskTaxId(taxId: string): string {
  const text = stripTaxId(taxId);
  if (text.length === 11) return `***.${text.slice(3, 6)}.${text.slice(6, 9)}-**`;
  if (text.length === 14) return `**.***.${text.slice(5, 8)}/${text.slice(8, 12)}-**`;
  return '***';
}

const isTaxId = (text: string) => isValidCpf(text) || isValidCnpj(text, { version: 2 });

const fieldsOfTaxIds: ReadonlySet<string> = new Set(['legalRegister', 'personRegister']);

function maskField(name: string, value: unknown): unknown {
  return fieldsOfTaxIds.has(name) && typeof value === 'string'
    ? maskTaxId(value)
    : maskTaxIds(value);
}

/** Returns a copy with masked tax ids, also within texts: an MEI's registered name usually has its owner's CPF. */
export function maskTaxIds(value: unknown): unknown {
  if (typeof value === 'string') {
    return value.replace(taxIds, (found) => (isTaxId(found) ? maskTaxId(found) : found));
  }
  if (Array.isArray(value)) return value.map(maskTaxIds);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, maskField(name, field)]),
  );
}
