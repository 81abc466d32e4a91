import type { Language } from '#contract/http/languages.ts';
import { languageCookie } from '#contract/pages/language-header.ts';
import { readStored, writeStored } from './storage.ts';
import { writeCookie } from './write-cookie.ts';

const storageKey = 'language';

/** Returns the language that was chosen on this device, if any. */
export const storedLanguage = (): string | undefined => readStored(storageKey);

/** Stores the chosen language on this device, for the app and for open pages. */
export function keepLanguage(language: Language): void {
  writeStored(storageKey, language);
  // Tells the server; without cookies, the browser's language counts there.
  writeCookie(languageCookie, language);
}

/** Writes the cookie of an earlier choice again: it ends after a year, in Safari after a week. */
export function renewLanguageCookie(): void {
  const language = storedLanguage();
  if (language) writeCookie(languageCookie, language);
}
