import { type Language, languages } from '#contract/http/languages.ts';
import { readFile, textsIn } from './web/support/texts-in.ts';

/** The rows of the tables of words: code, Portuguese, English, Spanish, words that no text may have. */
const rows = readFile('docs/glossary.md')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (?:-|Code)/.test(line))
  .map((line) => line.split('|').slice(1, -1));

/** Returns the words of a cell such as `pt: voucher*, vale; en: coupon*` in a language. */
const wordsIn = (cell: string, language: Language): string[] =>
  cell
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part.startsWith(`${language}: `))
    .flatMap((part) => part.slice(4).split(', '));

const patternOf = (word: string) =>
  new RegExp(`(?<!\\p{L})${word.replaceAll('*', '\\p{L}*')}(?!\\p{L})`, 'iu');

describe.each(languages)('the texts in %s', (language) => {
  const texts = textsIn(language);

  it('have no word that the glossary replaces', () => {
    const never = rows.flatMap(([, , , , cell = '']) => wordsIn(cell, language));
    expect(never.length).toBeGreaterThan(10);
    const found = never.flatMap((word) =>
      texts
        .filter(([, text]) => patternOf(word).test(text))
        .map(([key, text]) => `${word}: ${key} ${text}`),
    );
    expect(found).toEqual([]);
  });

  it('have the words of the glossary', () => {
    const column = 1 + ['pt', 'en', 'es'].indexOf(language);
    const nouns = ['claim, voucher', 'flyer', 'validator', 'follower', 'invoice'];
    const unused = rows
      .filter(([code = '']) => nouns.includes(code.trim()))
      .flatMap((row) => (row[column] ?? '').split(','))
      .filter((word) => !texts.some(([, text]) => patternOf(word.trim()).test(text)));
    expect(unused).toEqual([]);
  });
});
