import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Language } from '#contract/http/languages.ts';
import { en } from '#lambdas/messages/mails/texts/en.ts';
import { es } from '#lambdas/messages/mails/texts/es.ts';
import { pt } from '#lambdas/messages/mails/texts/pt.ts';
import { PrivacyText } from '#lambdas/pages/legal/privacy-text.tsx';
import { TermsText } from '#lambdas/pages/legal/terms-text.tsx';
import { columnTexts, fileTexts } from '#lambdas/statistics/reports/csv-texts.ts';

const root = path.resolve(__dirname, '../../../..');

/** Returns the content of a file of the project. */
export const readFile = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** A text with its key, such as `errors.FORBIDDEN` or `mails.INVOICE_ISSUED.subject`. */
type KeyedText = readonly [key: string, text: string];

function flat(value: unknown, keys: readonly string[] = []): KeyedText[] {
  if (typeof value === 'string') return [[keys.join('.'), value]];
  return Object.entries(value as object).flatMap(([key, child]) => flat(child, [...keys, key]));
}

const ofScreens = (language: Language) =>
  [
    ...globSync(`web/public/assets/i18n/**/${language}.json`, { cwd: root }),
    `web/src/views/texts/${language}.json`,
  ].flatMap((file) => flat(JSON.parse(readFile(file))));

/** The paragraphs of the Portuguese pages about terms and privacy. */
const legalPages = [TermsText, PrivacyText].map((text) =>
  (renderToStaticMarkup(createElement(text)).match(/<(p|h\d)>.*?<\/\1>/gs) ?? []).map((paragraph) =>
    paragraph.replaceAll(/<[^>]*>/g, ''),
  ),
);

const mails = { pt, en, es } as const;

/** Returns all texts of screens, mails, reports and legal pages in a language, without placeholders and markup. */
export function textsIn(language: Language): readonly KeyedText[] {
  return [
    ...ofScreens(language),
    ...flat(JSON.parse(readFile(`web/src/views/texts/voucher/${language}.json`))),
    ...flat({
      mails: mails[language],
      csv: columnTexts[language],
      files: fileTexts[language],
      legal: language === 'pt' ? legalPages : [],
    }),
  ].map(([key, text]) => [
    key,
    // Placeholders name fields of the code. Soft hyphens split words.
    text.replaceAll(/\{\{?[^}]*\}\}?|<\/?\w+>|\u00ad/g, ''),
  ]);
}
