import type { Language } from '#contract/http/languages.ts';
import { languageCookie } from '#contract/pages/language-header.ts';
import { readStored, writeStored } from './storage.ts';

const storageKey = 'language';

const secondsOfYear = 31_536_000;

/** Tells the server the language of open pages, for a year. Without cookies, the browser's language counts there. */
function writeCookie(language: string): void {
  const secure = location.protocol === 'https:' ? ';Secure' : '';
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: Chrome 90 and Safari 15 have no Cookie Store.
    document.cookie = `${languageCookie}=${language};Max-Age=${secondsOfYear};Path=/;SameSite=Lax${secure}`;
  } catch {
    // A frame without the site's origin has no cookies.
  }
}

/** Returns the language that was chosen on this device, if any. */
export const storedLanguage = (): string | undefined => readStored(storageKey);

/** Stores the chosen language on this device, for the app and for open pages. */
export function keepLanguage(language: Language): void {
  writeStored(storageKey, language);
  writeCookie(language);
}

/** Writes the cookie of an earlier choice again: it ends after a year, in Safari after a week. */
export function renewLanguageCookie(): void {
  const language = storedLanguage();
  if (language) writeCookie(language);
}
