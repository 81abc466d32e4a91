import { locales } from '#contract/http/languages.ts';
import { currentLanguage } from '#web/platform/i18n/i18n.ts';
import { accessToken } from './access-token.ts';
import { askIdentity } from './ask-identity.ts';
import { forgetNoted, notedLanguage } from './noted-language.ts';
import { renewMe } from './renew-me.ts';

/**
 * Saves the language last chosen on this device in the user's account, and makes the API store it for mails. Without a
 * user or after a failure, a later start tries again. Throws like `accessToken`, `askIdentity` and `renewMe`.
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
