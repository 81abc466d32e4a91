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
 * Writes the language that was chosen last on this device to the account of its user, and lets the API store it for mails to
 * them. Without a user, or where one of both fails, a later start does it. Throws as `accessToken`,
 * `askIdentity` and `renewMe`.
 */
export async function saveLanguageInAccount(): Promise<void> {
  const language = readStored(storageKey);
  const token = language && (await accessToken());
  if (!token) return;
  const locale = { Name: 'locale', Value: locales[currentLanguage()] };
  await askIdentity('UpdateUserAttributes', { AccessToken: token, UserAttributes: [locale] });
  // With the contract of the call, which open pages do not load.
  const { renewMe } = await import('./renew-me.ts');
  await renewMe();
  // Another one may have been chosen meanwhile.
  if (readStored(storageKey) === language) removeStored(storageKey);
}
