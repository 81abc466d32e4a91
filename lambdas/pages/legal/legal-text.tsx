import type { TFunction } from 'i18next';
import { defaultLanguage, type Language, locales } from '#contract/http/languages.ts';
import { PrivacyText } from './privacy-text.tsx';
import { TermsText } from './terms-text.tsx';

interface LegalTextProps {
  readonly t: TFunction;
  readonly language: Language;
  readonly page: 'terms' | 'privacy';
}

/** A legal text in Portuguese, with a sentence that says so to readers of other languages. */
export function LegalText({ t, language, page }: LegalTextProps) {
  return (
    <>
      {language !== defaultLanguage && <p>{t('page.legal.language')}</p>}
      <div lang={locales[defaultLanguage]}>
        {page === 'terms' ? <TermsText /> : <PrivacyText />}
      </div>
    </>
  );
}
