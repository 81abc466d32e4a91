import { type BackendModule, createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { readStored, store } from '../storage.ts';
import { chooseLanguage, defaultLanguage, type Language, languages, locales } from './languages.ts';

const storageKey = 'language';

const textsOverHttp: BackendModule = {
  type: 'backend',
  init() {},
  // i18next takes a promise of a reader with two parameters alone.
  async read(language, _namespace) {
    const response = await fetch(`/assets/i18n/${language}.json`);
    if (!response.ok) throw new Error(`Texts of ${language} answered ${response.status}`);
    return response.json();
  },
};

/** The app's one translator. */
export const i18n = createInstance();

function describePage(language: Language): void {
  document.documentElement.lang = locales[language];
}

/** Fetches the texts of the user's language and makes them available to every screen. */
export async function startI18n(): Promise<void> {
  const language = chooseLanguage(readStored(storageKey), navigator.languages);
  let failure: unknown;
  i18n.on('failedLoading', (_language, _namespace, message) => {
    failure = message;
  });
  await i18n
    .use(textsOverHttp)
    .use(initReactI18next)
    .init({
      lng: language,
      supportedLngs: languages,
      // The three files have the same keys (a test asks for it): no second file is fetched to fall back on.
      fallbackLng: false,
      load: 'currentOnly',
      interpolation: { escapeValue: false },
      returnNull: false,
    });
  if (failure) throw new Error(`Texts could not be loaded: ${String(failure)}`);
  describePage(language);
}

/** The language in use. */
export function currentLanguage(): Language {
  return chooseLanguage(i18n.language, [defaultLanguage]);
}

/** Changes the language now and on this device's next visits. */
export async function changeLanguage(language: Language): Promise<void> {
  await i18n.changeLanguage(language);
  store(storageKey, language);
  describePage(language);
}
