import { encodedRunsOf, encodedWordsOf, indexedWords } from './search-words.ts';

/** The words of a query, in one or two ways to read them. No reading is empty. */
export type Readings = readonly (readonly string[])[];

/** A word of one character, which has five where it is encoded. */
const isOneCharacter = (word: string) => /^(?:.|_.{4})$/.test(word);

/**
 * Reads a query: words that a sign joins, and letters that stand alone in a row, are meant as one word or as several. So
 * `d'avila` finds Davila, D'Ávila and D. Ávila. Letters only, as in `H&M`, are one word: by letters, they would read all
 * words that begin with one of them. Returns no reading for a query without letters and digits.
 */
export function readingsOf(query: string): Readings {
  const words = [...new Set(encodedWordsOf(query))];
  const runs = [...new Set(encodedRunsOf(query))];
  if (words.length === 0) return [];
  if (words.join(' ') === runs.join(' ')) return [words];
  return words.every(isOneCharacter) ? [runs] : [runs, words];
}

const hasPrefix = (words: readonly string[], prefix: string) =>
  words.some((word) => word.startsWith(prefix));

const matches = (words: readonly string[], reading: readonly string[]) =>
  reading.every((prefix) => hasPrefix(words, prefix));

/** Whether each word of a reading begins one of some words. */
export function isFound(words: readonly string[], readings: Readings): boolean {
  return readings.some((reading) => matches(words, reading));
}

/** The longest word of a reading, which selects the fewest rows; the first of several. */
function longestOf(reading: readonly string[]): string {
  return reading.reduce((longest, word) => (word.length > longest.length ? word : longest), '');
}

/** The beginnings of the words whose rows a search reads, in their order; none begins another one. */
export function prefixesOf(readings: Readings): string[] {
  const longest = [...new Set(readings.map(longestOf))].sort();
  return longest.filter(
    (word) => !longest.some((other) => other !== word && word.startsWith(other)),
  );
}

/** Whether a search shows a thing at this word: at its smallest indexed word that the query finds. */
export function isShownAt(word: string, words: readonly string[], readings: Readings): boolean {
  const prefixes = readings.filter((reading) => matches(words, reading)).map(longestOf);
  const [first] = indexedWords(words)
    .filter((one) => prefixes.some((prefix) => one.startsWith(prefix)))
    .sort();
  return first === word;
}
