import type { TFunction } from 'i18next';
import type { Language } from '#contract/http/languages.ts';
import { translate } from '#web/lib/format/translate.ts';
import en from '../../web/public/assets/i18n/en.json' with { type: 'json' };
import es from '../../web/public/assets/i18n/es.json' with { type: 'json' };
import pt from '../../web/public/assets/i18n/pt.json' with { type: 'json' };
import pageEn from '../../web/src/views/texts/en.json' with { type: 'json' };
import pageEs from '../../web/src/views/texts/es.json' with { type: 'json' };
import pagePt from '../../web/src/views/texts/pt.json' with { type: 'json' };

const texts: Readonly<Record<Language, TFunction>> = {
  pt: translate('pt', { ...pt, ...pagePt }),
  en: translate('en', { ...en, ...pageEn }),
  es: translate('es', { ...es, ...pageEs }),
};

/** Returns the texts of a language. */
export const textsOf = (language: Language): TFunction => texts[language];
