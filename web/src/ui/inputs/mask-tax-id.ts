import { findTaxId } from '#contract/brazil/find-tax-id.ts';

const groups = {
  CPF: /^(.{1,3})(.{1,3})?(.{1,3})?(.{1,2})?/,
  CNPJ: /^(.{1,2})(.{1,3})?(.{1,3})?(.{1,4})?(.{1,2})?/,
};

const separators = { CPF: ['.', '.', '-'], CNPJ: ['.', '.', '/', '-'] };

/** The characters of a tax id as typed: up to twelve letters and digits, then digits, 14 in all. */
function charactersOf(typed: string): string {
  const characters = findTaxId(typed);
  return (characters.slice(0, 12) + characters.slice(12).replace(/\D/g, '')).slice(0, 14);
}

/** A person's tax id up to eleven digits (3.3.3-2); a company's with more, or with a letter (2.3.3/4-2). */
export function maskTaxId(typed: string): string {
  const characters = charactersOf(typed);
  const kind = /^\d{0,11}$/.test(characters) ? 'CPF' : 'CNPJ';
  const [first = '', ...others] = (groups[kind].exec(characters) ?? []).slice(1);
  return others.reduce<string>(
    (shown, group, index) => (group ? `${shown}${separators[kind][index]}${group}` : shown),
    first,
  );
}
