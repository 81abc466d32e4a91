import { chooseLanguage, type Language } from '#contract/languages.ts';
import { findAddressee } from '../shared/identity/find-addressee.ts';

/** Returns the language that a user has chosen, else Portuguese. */
export async function findUserLanguage(userId: string, now: Date): Promise<Language> {
  const { locale } = (await findAddressee(userId, now)) ?? {};
  return chooseLanguage(undefined, locale ? [locale] : []);
}
