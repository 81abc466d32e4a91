import { type BackendModule, createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { chooseLanguage, type Language, languages, locales } from '#contract/http/languages.ts';
import { keepLanguage, renewLanguageCookie, storedLanguage } from '#web/lib/language-choice.ts';
import { ApiError } from '#web/platform/http/http.ts';

/** The texts of private screens, in separate files: open pages load only a third of all texts. */
const privateTexts = 'private';

/** The folders with the texts of one screen each. */
const ofSingleScreens = ['wallet', 'counter', 'checkin'] as const;

/** The folders with texts that only some screens load. */
const groups = [privateTexts, ...ofSingleScreens] as const;

/** The name of a folder with texts that only some screens load. */
export type TextGroup = (typeof groups)[number];

const pathOf = (folder: string, language: string) => `/assets/i18n/${folder}${language}.json`;

const textsOverHttp: BackendModule = {
  type: 'backend',
  init() {},
  // i18next accepts a promise only from a reader with two parameters.
  async read(language, namespace) {
    const response = await fetch(
      pathOf(namespace === 'translation' ? '' : `${namespace}/`, language),
    );
    if (!response.ok) throw new Error(response.statusText);
    return response.json();
  },
};

/** The app's translator. */
export const i18n = createInstance();

function describePage(language: Language): void {
  document.documentElement.lang = locales[language];
}

/** Fetches the missing texts of a language, also after an earlier failure. Throws ApiError. */
async function fetchTexts(language: string, parts: readonly string[]): Promise<void> {
  const isMissing = () => parts.some((part) => !i18n.hasResourceBundle(language, part));
  if (isMissing()) await i18n.reloadResources(language, parts);
  if (isMissing()) throw new ApiError({ code: 'NETWORK', status: 0 });
}

/** Fetches the texts of the user's language and initializes the translator. */
export async function startI18n(): Promise<void> {
  const language = chooseLanguage(storedLanguage(), navigator.languages);
  renewLanguageCookie();
  await i18n
    .use(textsOverHttp)
    .use(initReactI18next)
    .init({
      lng: language,
      supportedLngs: languages,
      // The three languages have the same keys (tested), so no fallback file is loaded.
      fallbackLng: false,
      // A text that is not in the open file is looked up in the loaded ones of single screens.
      fallbackNS: groups,
      // Loading starts within this call, so that other texts can be requested in parallel.
      initAsync: false,
      interpolation: { escapeValue: false },
    });
  await fetchTexts(language, ['translation']);
  describePage(language);
}

/** Fetches a folder's texts, in this language and in languages chosen later. Throws on failure. */
export async function loadTexts(group: TextGroup, language = i18n.language): Promise<void> {
  await i18n.loadNamespaces(group);
  await fetchTexts(language, [group]);
}

/** Fetches the texts of private screens, in this language and in languages chosen later. Throws on failure. */
export const loadPrivateTexts = (language?: string): Promise<void> =>
  loadTexts(privateTexts, language);

/** Returns the current language. */
export function currentLanguage(): Language {
  return chooseLanguage(i18n.language, []);
}

/** Returns the paths of the texts of wallet, counter and vouchers, which have to open offline. */
export const pathsOfSingleScreens = (): readonly string[] =>
  ofSingleScreens.map((group) => pathOf(`${group}/`, currentLanguage()));

/** The language requested last; its texts may still be loading. */
let asked: Language;

/**
 * Changes the language now and for later visits on this device. Throws if its texts do not load. Returns false if
 * another language was chosen meanwhile. In both cases, nothing changes.
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
  keepLanguage(language);
  describePage(language);
  return true;
}
