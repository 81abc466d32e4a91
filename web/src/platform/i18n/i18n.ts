import { type BackendModule, createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { chooseLanguage, type Language, languages, locales } from '#contract/http/languages.ts';
import { readStored, writeStored } from '#web/lib/storage.ts';
import { ApiError } from '#web/platform/http/http.ts';

const storageKey = 'language';

/** The texts of the screens for signed-in users, in a file of their own: open pages load a third of all texts. */
const privateTexts = 'private';

const textsOverHttp: BackendModule = {
  type: 'backend',
  init() {},
  // i18next takes a promise of a reader with two parameters alone.
  async read(language, namespace) {
    const folder = namespace === privateTexts ? `${privateTexts}/` : '';
    const response = await fetch(`/assets/i18n/${folder}${language}.json`);
    if (!response.ok) throw new Error(response.statusText);
    return response.json();
  },
};

/** The app's one translator. */
export const i18n = createInstance();

function describePage(language: Language): void {
  document.documentElement.lang = locales[language];
}

/** Fetches texts of a language where some are missing, also those that did not load before. Throws ApiError where that fails. */
async function fetchTexts(language: string, parts: readonly string[]): Promise<void> {
  const isMissing = () => parts.some((part) => !i18n.hasResourceBundle(language, part));
  if (isMissing()) await i18n.reloadResources(language, parts);
  if (isMissing()) throw new ApiError({ code: 'NETWORK', status: 0 });
}

/** Fetches the texts of the user's language and makes them available to every screen. */
export async function startI18n(): Promise<void> {
  const language = chooseLanguage(readStored(storageKey), navigator.languages);
  await i18n
    .use(textsOverHttp)
    .use(initReactI18next)
    .init({
      lng: language,
      supportedLngs: languages,
      // The three files have the same keys (a test asks for it): no second file is fetched to fall back on.
      fallbackLng: false,
      // A text that is not in the open file is looked up in the private one, once that is loaded.
      fallbackNS: privateTexts,
      // Loading starts within this call, so that the private texts can be requested beside the open ones.
      initAsync: false,
      interpolation: { escapeValue: false },
    });
  await fetchTexts(language, ['translation']);
  describePage(language);
}

/** Fetches the texts of the screens for signed-in users, in this language and in those chosen later. Throws on failure. */
export async function loadPrivateTexts(language = i18n.language): Promise<void> {
  await i18n.loadNamespaces(privateTexts);
  await fetchTexts(language, [privateTexts]);
}

/** The language in use. */
export function currentLanguage(): Language {
  return chooseLanguage(i18n.language, []);
}

/** The language that was asked for last, of which the texts may still be loading. */
let asked: Language;

/**
 * Changes the language now and on this device's next visits. Throws, and changes nothing, where its texts do not load.
 * Gives false, and changes nothing either, where another language was asked for meanwhile.
 */
export async function changeLanguage(language: Language): Promise<boolean> {
  asked = language;
  try {
    await fetchTexts(language, i18n.options.ns as readonly string[]);
  } catch (error) {
    if (asked === language) throw error;
  }
  if (asked !== language) return false;
  await i18n.changeLanguage(language);
  writeStored(storageKey, language);
  describePage(language);
  return true;
}
