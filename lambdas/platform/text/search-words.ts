import { fold } from '#contract/fields/fold.ts';

/** Most characters of an encoded word; a longer one is cut, in names and in queries. */
const maxWordLength = 40;
/** Most characters of the name by which results are ordered. */
const maxNameLength = 80;
/**
 * Most characters of all words of one thing in a key, separators included. It leaves out words only where most of them
 * are not Latin. A sort key then has at most 753 bytes, which also fit a paging key.
 */
const maxWordsLength = 600;

/** A word, and what separates it from the word before. */
const wordPattern = /([^\p{L}\p{M}\p{N}]*)([\p{L}\p{M}\p{N}]+)/gu;

/** Signs that join words: the apostrophes that people type, `&` and a point, also of full width. */
const joiner = /^['’‘`´ʼ′＇&＆.．]$/;

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

const isLetters = (word: string) => /^[\p{L}\p{M}]+$/u.test(word);
const isLetter = (word: string) => /^\p{L}\p{M}*$/u.test(word);

/** The words of a folded text in runs: those that a sign joins, and letters that stand alone in a row, are one run. */
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

/** The words of a text in its order, without accents and case; all but letters and digits separates. */
export function encodedWordsOf(text: string): string[] {
  return runsOf(fold(text)).flat().map(encodeWord);
}

/** The words of a text, where joined words are one word: `D'Ávila` is `davila`, `C & A` is `ca`. */
export function encodedRunsOf(text: string): string[] {
  return runsOf(fold(text)).map((run) => encodeWord(run.join('')));
}

/** All words that find a text: each by itself, and joined words also as one word. */
const allWordsOf = (text: string) =>
  runsOf(fold(text)).flatMap((run) => (run.length > 1 ? [...run, run.join('')] : run));

/** The distinct words of some texts, in their order, as many as fit a key. */
export function distinctWords(texts: readonly string[]): string[] {
  let length = 0;
  const words = new Set(texts.flatMap(allWordsOf).map(encodeWord));
  return [...words].filter((word) => {
    length += word.length + 1;
    return length <= maxWordsLength;
  });
}

/** A name as the key by which things that have the same word are ordered. */
export function nameKeyOf(name: string): string {
  return encodedWordsOf(name).join('-').slice(0, maxNameLength);
}

/** The words that have rows: those of one character only narrow a search by another word. */
export function indexedWords(words: readonly string[]): string[] {
  return words.filter((word) => word.length > 1);
}
