import { createInstance, type TFunction } from 'i18next';
import { type Language, languages } from '#contract/http/languages.ts';
import { readFile } from '../../../web/support/texts-in.ts';

const textsOf = (file: string) => JSON.parse(readFile(file));

function translatorOf(language: Language): TFunction {
  const i18n = createInstance();
  const texts = {
    ...textsOf(`web/public/assets/i18n/${language}.json`),
    ...textsOf(`web/src/views/texts/${language}.json`),
  };
  void i18n.init({
    lng: language,
    resources: { [language]: { translation: texts } },
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  return i18n.t;
}

/** The translators of open pages. */
export const translators = Object.fromEntries(
  languages.map((language) => [language, translatorOf(language)]),
) as Record<Language, TFunction>;
