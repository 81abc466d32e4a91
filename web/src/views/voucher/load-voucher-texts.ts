import type { TFunction } from 'i18next';
import type { Language } from '#contract/http/languages.ts';
import { type Texts, translate } from '#web/lib/format/translate.ts';

const files: Readonly<Record<Language, () => Promise<{ readonly texts: Texts }>>> = {
  pt: () => import('./texts/pt.ts'),
  en: () => import('./texts/en.ts'),
  es: () => import('./texts/es.ts'),
};

/** Loads the texts of vouchers and of refused claims, all that `VoucherCard` needs. Rejects without a connection. */
export async function loadVoucherTexts(language: Language): Promise<TFunction> {
  const { texts } = await files[language]();
  return translate(language, texts);
}
