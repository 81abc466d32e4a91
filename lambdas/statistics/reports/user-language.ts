import { chooseLanguage, type Language } from '#contract/http/languages.ts';
import { findAddressee } from '#lambdas/platform/identity/find-addressee.ts';

/** Returns the language that a user has chosen, else Portuguese. */
export async function findUserLanguage(userId: string, now: Date): Promise<Language> {
  const addressee = await findAddressee(userId, now);
  const locale = addressee === 'in doubt' ? undefined : addressee?.locale;
  return chooseLanguage(undefined, locale ? [locale] : []);
}
