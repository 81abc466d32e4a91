import { locales } from '#contract/http/languages.ts';
import { currentLanguage } from '#web/platform/i18n/i18n.ts';
import { accessToken } from './access-token.ts';
import { askIdentity } from './ask-identity.ts';
import { forgetNoted, notedLanguage } from './noted-language.ts';
import { renewMe } from './renew-me.ts';

/**
 * Writes the language that was chosen last on this device to the account of its user, and lets the API store it for mails to
 * them. Without a user, or where one of both fails, a later start does it. Throws as `accessToken`,
 * `askIdentity` and `renewMe`.
 */
export async function saveLanguageInAccount(): Promise<void> {
  const language = notedLanguage();
  const token = language && (await accessToken());
  if (!token) return;
  const locale = { Name: 'locale', Value: locales[currentLanguage()] };
  await askIdentity('UpdateUserAttributes', { AccessToken: token, UserAttributes: [locale] });
  await renewMe(token);
  forgetNoted(language);
}
