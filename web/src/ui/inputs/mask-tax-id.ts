import { findTaxId } from '#contract/brazil/find-tax-id.ts';

const groups = {
  CPF: /^(.{1,3})(.{1,3})?(.{1,3})?(.{1,2})?/,
  CNPJ: /^(.{1,2})(.{1,3})?(.{1,3})?(.{1,4})?(.{1,2})?/,
};

const separators = { CPF: ['.', '.', '-'], CNPJ: ['.', '.', '/', '-'] };

/** Returns the characters of a typed tax id: up to twelve letters and digits, then digits, 14 in all. */
function charactersOf(typed: string): string {
  const characters = findTaxId(typed);
  return (characters.slice(0, 12) + characters.slice(12).replace(/\D/g, '')).slice(0, 14);
}

/** Masks a CPF (3.3.3-2) up to eleven digits; longer text, or text with a letter, as a CNPJ (2.3.3/4-2). */
export function maskTaxId(typed: string): string {
  const characters = charactersOf(typed);
  const kind = /^\d{0,11}$/.test(characters) ? 'CPF' : 'CNPJ';
  const [first = '', ...others] = (groups[kind].exec(characters) ?? []).slice(1);
  return others.reduce<string>(
    (shown, group, index) => (group ? `${shown}${separators[kind][index]}${group}` : shown),
    first,
  );
}
