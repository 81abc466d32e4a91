import { fold } from '#contract/fields/fold.ts';

/** Longest encoded word in characters; longer ones are cut, in names and in queries. */
const maxWordLength = 40;
/** Longest name in a sort key, in characters. */
const maxNameLength = 80;
/**
 * Longest list of an item's words in a key, in characters; it drops words only where most are not Latin. A sort
 * key then has at most 753 bytes, which also fit a paging key.
 */
const maxWordsLength = 600;

/** A word, with the separator before it. */
const wordPattern = /([^\p{L}\p{M}\p{N}]*)([\p{L}\p{M}\p{N}]+)/gu;

/** Signs that join words: the apostrophes that people type, `&` and a point, also full-width. */
const joiner = /^['\u2019\u2018`\u00b4\u02bc\u2032\uff07&\uff06.\uff0e]$/;

/**
 * Encodes a word for keys, which are ASCII: any other UTF-16 unit becomes `_` and its number in base 36. So a
 * word's beginning is also its key's beginning.
 */
function encodeWord(word: string): string {
  const encoded = word.replace(
    /[^a-z0-9]/g,
    (unit) => `_${unit.charCodeAt(0).toString(36).padStart(4, '0')}`,
  );
  return encoded.slice(0, maxWordLength);
}

const isLetters = (word: string) => /^[\p{L}\p{M}]+$/u.test(word);
const isLetter = (word: string) => /^\p{L}\p{M}*$/u.test(word);

/** Splits a folded text into runs: words joined by a sign, or single letters in a row, are one run. */
function runsOf(folded: string): string[][] {
  const runs: string[][] = [];
  for (const [, separator = '', word = ''] of folded.matchAll(wordPattern)) {
    const run = runs.at(-1);
    const before = run?.at(-1) ?? '';
    const isJoined =
      (joiner.test(separator) && isLetters(before) && isLetters(word)) ||
      (isLetter(before) && isLetter(word));
    if (run && isJoined) run.push(word);
    else runs.push([word]);
  }
  return runs;
}

/** Returns the words of a text in order, without accents and case; everything except letters and digits separates. */
export function encodedWordsOf(text: string): string[] {
  return runsOf(fold(text)).flat().map(encodeWord);
}

/** Returns the words of a text, joined words as one: `D'Ávila` is `davila`, `C & A` is `ca`. */
function encodedRunsOf(text: string): string[] {
  return runsOf(fold(text)).map((run) => encodeWord(run.join('')));
}

/** All words that find a text: each by itself, and joined words also as one word. */
const allWordsOf = (text: string) =>
  runsOf(fold(text)).flatMap((run) => (run.length > 1 ? [...run, run.join('')] : run));

/** Returns the distinct words of some texts in order, as many as fit a key. */
export function distinctWords(texts: readonly string[]): string[] {
  let length = 0;
  const words = new Set(texts.flatMap(allWordsOf).map(encodeWord));
  return [...words].filter((word) => {
    length += word.length + 1;
    return length <= maxWordsLength;
  });
}

/** Returns a name as a sort key among items with the same word. */
export function nameKeyOf(name: string): string {
  return encodedWordsOf(name).join('-').slice(0, maxNameLength);
}

/** Returns the words with rows of their own: words of one character only narrow a search. */
export function indexedWords(words: readonly string[]): string[] {
  return words.filter((word) => word.length > 1);
}

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
