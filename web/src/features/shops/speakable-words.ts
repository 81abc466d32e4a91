import { foldShopIdentifier } from '#contract/shops/shop-identifier.ts';

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
