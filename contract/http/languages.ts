export const languages = ['pt', 'en', 'es'] as const;

export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'pt';

export const languageNames: Readonly<Record<Language, string>> = {
  pt: 'Português',
  en: 'English',
  es: 'Español',
};

/** The `lang` of a page in each language. */
export const locales: Readonly<Record<Language, string>> = {
  pt: 'pt-BR',
  en: 'en',
  es: 'es',
};

const isLanguage = (value: string | undefined): value is Language =>
  (languages as readonly unknown[]).includes(value);

/** Returns the user's choice, else the browser's first language that the app has, else Portuguese. */
export function chooseLanguage(chosen: string | undefined, preferred: readonly string[]): Language {
  const tags = preferred.map((tag) => tag.toLowerCase().split('-')[0]);
  return [chosen, ...tags].find(isLanguage) ?? defaultLanguage;
}
