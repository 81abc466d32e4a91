import { parseInput } from '#contract/http/field-errors.ts';
import {
  foldShopIdentifier,
  maxIdentifierLength,
  shopIdentifierField,
} from '#contract/shops/shop-identifier.ts';

/** Words that people leave out when they say a name. */
const stopWords = new Set(['de', 'do', 'da', 'dos', 'das', 'e']);

/** Legal forms of companies; common words among them only count at the end of a name. */
const legalForm = /^(?:ltda|eireli|epp|s\.\/?a|s\/a)\.?$/i;
const legalFormAtEnd = /^(?:me|mei|sa|slu|limitada)\.?$/i;

/** Words before a legal form that are not part of the spoken name: `Silva & Filhos Ltda`. */
const companyWords = new Set(['filho', 'filhos', 'irmao', 'irmaos', 'cia', 'companhia']);

const foldedWords = (text: string) => foldShopIdentifier(text).split('-').filter(Boolean);

/** Returns the words without stop words, or all words if only stop words exist. */
function spoken(text: string): string[] {
  const words = foldedWords(text);
  const kept = words.filter((word) => !stopWords.has(word));
  return kept.length > 0 ? kept : words;
}

function withoutCompanyWords(words: readonly string[]): string[] {
  const last = words.findLastIndex((word) => !companyWords.has(word));
  return words.slice(0, last < 0 ? undefined : last + 1);
}

/**
 * Returns the spoken words of a business or place, folded as in an identifier, without stop words and legal forms. Text
 * after a legal form describes the business, so its first word comes first: `Silva & Filhos Ltda, padaria do bairro`
 * gives `padaria` and `silva`.
 */
export function speakableWords(name: string): string[] {
  const words = name
    .normalize('NFC')
    .replace(/[–—,;()]/g, ' ')
    .trim()
    .split(/\s+/);
  const isForm = (word: string, index: number) =>
    index > 0 &&
    (legalForm.test(word) || (index === words.length - 1 && legalFormAtEnd.test(word)));
  const form = words.findIndex(isForm);
  if (form < 0) return spoken(name);
  const [kind] = spoken(
    words
      .slice(form)
      .filter((word, index) => !isForm(word, form + index))
      .join(' '),
  );
  const company = withoutCompanyWords(spoken(words.slice(0, form).join(' ')));
  return kind === undefined ? company : [kind, ...company];
}

/** The place of a shop, as far as the form knows it. */
export interface ShopPlace {
  readonly neighborhood: string;
  readonly city: string;
}

/** Longest suggested name and ending in characters: people say and type them. */
const maxNameLength = 20;
const maxEndingLength = 15;

/** Joins the first words that fit into a length by hyphens; cuts the first word if it is longer. */
function firstWords([first = '', ...others]: readonly string[], maxLength: number): string {
  let joined = first.slice(0, maxLength);
  for (const word of others) {
    if (joined.length + 1 + word.length > maxLength) break;
    joined += `-${word}`;
  }
  return joined;
}

/** Returns valid identifiers, shortest first: the name alone, with neighbourhood, city, or a number. */
export function identifierCandidates(
  words: readonly string[],
  { neighborhood, city }: ShopPlace,
): string[] {
  const places = [neighborhood, city].map((place) =>
    firstWords(speakableWords(place), maxEndingLength),
  );
  const candidates = ['', ...places, '2', '3', '4', '5'].map((ending) => {
    const room = Math.min(maxNameLength, maxIdentifierLength - ending.length - 1);
    return [firstWords(words, room), ending].filter(Boolean).join('-');
  });
  return words.length === 0
    ? []
    : [...new Set(candidates)].filter((one) => parseInput(shopIdentifierField, one).success);
}
