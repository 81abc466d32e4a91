import { foldShopIdentifier } from '#contract/shops/shop-identifier.ts';

/** Words that a spoken name does without. */
const stopWords = new Set(['de', 'do', 'da', 'dos', 'das', 'e']);

/** Legal forms of companies; those that are also usual words only count at the end of a name. */
const legalForm = /^(?:ltda|eireli|epp|s\.\/?a|s\/a)\.?$/i;
const legalFormAtEnd = /^(?:me|mei|sa|slu|limitada)\.?$/i;

/** What precedes a legal form without being part of the name that people say: `Silva & Filhos Ltda`. */
const companyWords = new Set(['filho', 'filhos', 'irmao', 'irmaos', 'cia', 'companhia']);

const foldedWords = (text: string) => foldShopIdentifier(text).split('-').filter(Boolean);

/** The words that people say, or all words where they say none. */
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
 * The words of a business's name or of a place that people say, folded as in an identifier: without stop words and legal
 * forms. What follows a legal form describes the business, and its first word comes first: `Silva & Filhos Ltda, padaria
 * do bairro` gives `padaria` and `silva`.
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
