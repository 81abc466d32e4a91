import { locales } from '#contract/languages.ts';
import { currentLanguage } from '../i18n/start-i18n.ts';
import { readStored, removeStored, writeStored } from '../storage.ts';
import { accessToken } from './access-token.ts';
import { askIdentity } from './ask-identity.ts';

/** Set as long as the language chosen last on this device was not written to the account. */
const storageKey = 'languageToTell';

/** Notes that a language was chosen on this device, which `saveLanguageInAccount` then writes to the account. */
export const noteLanguage = (): void => writeStored(storageKey, currentLanguage());

/**
 * Writes the language that was chosen last on this device to the account of its user, by which mails to them are
 * written. Without a user, or where that fails, a later start does it. Throws as `accessToken` and `askIdentity`.
 */
export async function saveLanguageInAccount(): Promise<void> {
  const language = readStored(storageKey);
  const token = language && (await accessToken());
  if (!token) return;
  const locale = { Name: 'locale', Value: locales[currentLanguage()] };
  await askIdentity('UpdateUserAttributes', { AccessToken: token, UserAttributes: [locale] });
  // Another one may have been chosen meanwhile.
  if (readStored(storageKey) === language) removeStored(storageKey);
}
