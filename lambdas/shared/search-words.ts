import { fold } from '#contract/fold.ts';

/** Most characters of an encoded word; a longer one is cut, in names and in queries. */
const maxWordLength = 40;
/** Most characters of the name by which results are ordered. */
const maxNameLength = 80;
/**
 * Most characters of all words of one thing in a key, separators included. It leaves out words only where most of them
 * are not Latin. A sort key then has at most 753 bytes, which also fit a paging key.
 */
const maxWordsLength = 600;

/**
 * A word for keys, which are ASCII. `a-z` and `0-9` stay; any other UTF-16 unit becomes five characters: `_`
 * and its number in base 36. So what a word begins with, its key begins with, too.
 */
function encodeWord(word: string): string {
  const encoded = word.replace(
    /[^a-z0-9]/g,
    (unit) => `_${unit.charCodeAt(0).toString(36).padStart(4, '0')}`,
  );
  return encoded.slice(0, maxWordLength);
}

/** The words of a text in its order, without accents and case; all but letters and digits separates. */
export function encodedWordsOf(text: string): string[] {
  return fold(text)
    .split(/[^\p{L}\p{M}\p{N}]/u)
    .filter(Boolean)
    .map(encodeWord);
}

/** The distinct words of some texts, in their order, as many as fit a key. */
export function distinctWords(texts: readonly string[]): string[] {
  let length = 0;
  return [...new Set(texts.flatMap(encodedWordsOf))].filter((word) => {
    length += word.length + 1;
    return length <= maxWordsLength;
  });
}

/** A name as the key by which things that have the same word are ordered. */
export function nameKeyOf(name: string): string {
  return encodedWordsOf(name).join('-').slice(0, maxNameLength);
}

const hasPrefix = (words: readonly string[], prefix: string) =>
  words.some((word) => word.startsWith(prefix));

/** Whether each word of a query begins one of some words. */
export function isFound(words: readonly string[], query: readonly string[]): boolean {
  return query.every((prefix) => hasPrefix(words, prefix));
}

/** The longest word of a query, which selects the fewest rows; the first of several. */
export function longestOf(query: readonly string[]): string {
  return query.reduce((longest, word) => (word.length > longest.length ? word : longest), '');
}

/** The words that have rows: those of one character only narrow a search by another word. */
export function indexedWords(words: readonly string[]): string[] {
  return words.filter((word) => word.length > 1);
}

/** Whether a search shows a thing by this one of its words: the smallest indexed word that begins with the prefix. */
export function isShownAt(word: string, words: readonly string[], prefix: string): boolean {
  return indexedWords(words).every((other) => other >= word || !other.startsWith(prefix));
}
