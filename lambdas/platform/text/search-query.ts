import { encodedRunsOf, encodedWordsOf, indexedWords } from './search-words.ts';

/** The words of a query, in one or two readings. No reading is empty. */
export type Readings = readonly (readonly string[])[];

/** A word of one character, which may be encoded as five. */
const isOneCharacter = (word: string) => /^(?:.|_.{4})$/.test(word);

/**
 * Reads a query: words joined by a sign, and single letters in a row, may be one word or several. So `d'avila`
 * finds Davila, D'Ávila and D. Ávila. Single letters only, such as `H&M`, are one word: as letters, they would
 * match too much.
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

/** Returns whether all words of one reading begin some of the words. */
export function isFound(words: readonly string[], readings: Readings): boolean {
  return readings.some((reading) => matches(words, reading));
}

/** The longest word of a reading, which selects the fewest rows; the first of several. */
function longestOf(reading: readonly string[]): string {
  return reading.reduce((longest, word) => (word.length > longest.length ? word : longest), '');
}

/** Returns the sorted word beginnings whose rows a search reads; none begins another one. */
export function prefixesOf(readings: Readings): string[] {
  const longest = [...new Set(readings.map(longestOf))].sort();
  return longest.filter(
    (word) => !longest.some((other) => other !== word && word.startsWith(other)),
  );
}

/** Returns whether a search shows an item at this row: the row of its smallest indexed word that the query finds. */
export function isShownAt(word: string, words: readonly string[], readings: Readings): boolean {
  const prefixes = readings.filter((reading) => matches(words, reading)).map(longestOf);
  const [first] = indexedWords(words)
    .filter((one) => prefixes.some((prefix) => one.startsWith(prefix)))
    .sort();
  return first === word;
}
