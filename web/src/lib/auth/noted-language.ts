import { currentLanguage } from '#web/platform/i18n/i18n.ts';
import { readStored, removeStored, writeStored } from '../storage.ts';

/** Set until the language last chosen on this device is saved in the account. */
const storageKey = 'languageToTell';

/** Notes that a language was chosen on this device, for `saveLanguageInAccount`. */
export const noteLanguage = (): void => writeStored(storageKey, currentLanguage());

/** Returns the noted language that is not saved yet. */
export const notedLanguage = (): string | undefined => readStored(storageKey);

/** Forgets a noted language after saving, unless another one was chosen meanwhile. */
export function forgetNoted(language: string): void {
  if (notedLanguage() === language) removeStored(storageKey);
}
