export const languages = ['pt', 'en', 'es'] as const;

export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'pt';

/** Each language by its own name. */
export const languageNames: Readonly<Record<Language, string>> = {
  pt: 'Português',
  en: 'English',
  es: 'Español',
};

/** The locale in which dates and money of a language are written; money is always reais. */
export const locales: Readonly<Record<Language, string>> = {
  pt: 'pt-BR',
  en: 'en',
  es: 'es',
};

const isLanguage = (value: string): value is Language =>
  (languages as readonly string[]).includes(value);

/** The user's choice, else the first language of the browser that we speak, else Portuguese. */
export function chooseLanguage(chosen: string | undefined, preferred: readonly string[]): Language {
  if (chosen && isLanguage(chosen)) return chosen;
  const spoken = preferred.map((tag) => tag.toLowerCase().split('-')[0] ?? '');
  return spoken.find(isLanguage) ?? defaultLanguage;
}
