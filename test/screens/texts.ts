import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createInstance } from 'i18next';
import { type Language, languages } from '#contract/http/languages.ts';
import { checkout } from '#scripts/stage/checkout.ts';

const folder = path.join(checkout, 'web', 'public', 'assets', 'i18n');
const views = path.join(checkout, 'web', 'src', 'views', 'texts');
const readTexts = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

/** The folders with texts that only some screens load. */
const groups = globSync('*/', { cwd: folder }).map((group) => path.basename(group));

const textsOf = (language: Language) => ({
  translation: readTexts(path.join(folder, `${language}.json`)),
  voucher: readTexts(path.join(views, 'voucher', `${language}.json`)),
  ...Object.fromEntries(
    groups.map((group) => [group, readTexts(path.join(folder, group, `${language}.json`))]),
  ),
});

const texts = createInstance();
texts.init({
  initAsync: false,
  lng: 'pt',
  interpolation: { escapeValue: false },
  fallbackNS: [...groups, 'voucher'],
  resources: Object.fromEntries(languages.map((language) => [language, textsOf(language)])),
});

/** Texts of the app by key, so that a changed text changes no row of the table; Portuguese by default. */
export const { t } = texts;

/** Sets the language of the texts. Call it before importing rows, which read texts when imported. */
export async function setLanguage(language: Language): Promise<void> {
  await texts.changeLanguage(language);
}
