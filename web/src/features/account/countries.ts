import { iso31661Alpha2ToAlpha3 } from 'iso-3166';

/** Returns a country's name in a language, by its ISO 3166-1 code. */
export function countryName(code: string, language: string): string {
  return new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code;
}

/** Returns all countries as options of a select: Brazil first, the others sorted by name. */
export function countryOptions(language: string) {
  const { compare } = new Intl.Collator(language);
  const options = Object.keys(iso31661Alpha2ToAlpha3).map((value) => ({
    value,
    label: countryName(value, language),
  }));
  const isBrazil = ({ value }: { readonly value: string }) => value === 'BR';
  return options.sort(
    (one, other) =>
      Number(isBrazil(other)) - Number(isBrazil(one)) || compare(one.label, other.label),
  );
}
