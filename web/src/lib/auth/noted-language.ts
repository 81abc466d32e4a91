import { currentLanguage } from '#web/platform/i18n/i18n.ts';
import { readStored, removeStored, writeStored } from '../storage.ts';

/** Set as long as the language chosen last on this device was not written to the account. */
const storageKey = 'languageToTell';

/** Notes that a language was chosen on this device, which `saveLanguageInAccount` then writes to the account. */
export const noteLanguage = (): void => writeStored(storageKey, currentLanguage());

/** The language that was noted and not saved yet. */
export const notedLanguage = (): string | undefined => readStored(storageKey);

/** Forgets a noted language once it is saved, unless another one was chosen meanwhile. */
export function forgetNoted(language: string): void {
  if (notedLanguage() === language) removeStored(storageKey);
}
