import { chooseLanguage, type Language } from '#contract/languages.ts';
import { readAccount } from '../shared/identity/read-account.ts';

/** The language that a user has chosen, by the attribute `locale` of their account; else Portuguese. */
export async function findUserLanguage(userId: string): Promise<Language> {
  const locale = (await readAccount(userId))?.attributes['locale'];
  return chooseLanguage(undefined, locale ? [locale] : []);
}
