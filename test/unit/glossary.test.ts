import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Language, languages } from '#contract/http/languages.ts';
import { en } from '#lambdas/messages/mails/texts/en.ts';
import { es } from '#lambdas/messages/mails/texts/es.ts';
import { pt } from '#lambdas/messages/mails/texts/pt.ts';
import { columnTexts, fileTexts } from '#lambdas/statistics/reports/csv-texts.ts';

const root = path.resolve(__dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** The rows of the tables of words: code, Portuguese, English, Spanish, words that no text may have. */
const rows = read('docs/glossary.md')
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

/** All texts inside a value, each with its place. */
function flat(value: unknown, place = ''): [string, string][] {
  if (typeof value === 'string') return [[place, value]];
  return Object.entries(value as object).flatMap(([key, child]) => flat(child, `${place}.${key}`));
}

const ofScreens = (language: Language) =>
  [`${language}.json`, `private/${language}.json`].map((file) =>
    JSON.parse(read(`web/public/assets/i18n/${file}`)),
  );

/** The paragraphs of the Portuguese pages about terms and privacy. */
const legalPages = globSync('web/public/assets/legal/*.html', { cwd: root }).map((file) =>
  (read(file).match(/<(p|h\d)>.*?<\/\1>/gs) ?? []).map((text) => text.replaceAll(/<[^>]*>/g, '')),
);

const mails = { pt, en, es } as const;

const textsIn = (language: Language) =>
  flat([
    ...ofScreens(language),
    mails[language],
    columnTexts[language],
    fileTexts[language],
    language === 'pt' ? legalPages : [],
  ]).map(([place, text]): [string, string] => [
    place,
    // Placeholders name fields of the code. Soft hyphens split words.
    text.replaceAll(/\{\{?[^}]*\}\}?|<\/?\w+>|\u00ad/g, ''),
  ]);

describe.each(languages)('the texts in %s', (language) => {
  it('have no word that the glossary replaces', () => {
    const never = rows.flatMap(([, , , , cell = '']) => wordsIn(cell, language));
    expect(never.length).toBeGreaterThan(10);
    const texts = textsIn(language);
    const found = never.flatMap((word) =>
      texts
        .filter(([, text]) => patternOf(word).test(text))
        .map(([place, text]) => `${word}: ${place} ${text}`),
    );
    expect(found).toEqual([]);
  });

  it('have the words of the glossary', () => {
    const column = 1 + ['pt', 'en', 'es'].indexOf(language);
    const nouns = ['claim, voucher', 'flyer', 'validator', 'follower', 'invoice'];
    const texts = textsIn(language).map(([, text]) => text);
    const unused = rows
      .filter(([code = '']) => nouns.includes(code.trim()))
      .flatMap((row) => (row[column] ?? '').split(','))
      .filter((word) => !texts.some((text) => patternOf(word.trim()).test(text)));
    expect(unused).toEqual([]);
  });
});
