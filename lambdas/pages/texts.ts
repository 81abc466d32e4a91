import { createInstance, type TFunction } from 'i18next';
import type { Language } from '#contract/http/languages.ts';
import en from '../../web/public/assets/i18n/en.json' with { type: 'json' };
import es from '../../web/public/assets/i18n/es.json' with { type: 'json' };
import pt from '../../web/public/assets/i18n/pt.json' with { type: 'json' };
import pageEn from '../../web/src/views/texts/en.json' with { type: 'json' };
import pageEs from '../../web/src/views/texts/es.json' with { type: 'json' };
import pagePt from '../../web/src/views/texts/pt.json' with { type: 'json' };

const translator = createInstance();

// The resources are here, so this ends at once.
void translator.init({
  resources: {
    pt: { translation: { ...pt, ...pagePt } },
    en: { translation: { ...en, ...pageEn } },
    es: { translation: { ...es, ...pageEs } },
  },
  fallbackLng: false,
  // No key names a namespace; looking for one takes a quarter of the time of a text.
  nsSeparator: false,
  initAsync: false,
  interpolation: { escapeValue: false },
});

const numberFormats = new Map<string | undefined, Intl.NumberFormat>();

// i18next makes a format for each number, and a flyer has hundreds of them.
translator.services.formatter?.add('number', (value: number, language?: string) => {
  const format = numberFormats.get(language) ?? new Intl.NumberFormat(language);
  numberFormats.set(language, format);
  return format.format(value);
});

type Find = (key: unknown, values?: unknown) => unknown;

/** Remembers the texts without values: each card of a flyer has the same ones. */
function remembering(t: TFunction): TFunction {
  const translate = t as Find;
  const known = new Map<unknown, unknown>();
  const find: Find = (key, values) => {
    if (values !== undefined) return translate(key, values);
    const text = known.get(key) ?? translate(key);
    known.set(key, text);
    return text;
  };
  return find as TFunction;
}

const texts: Readonly<Record<Language, TFunction>> = {
  pt: remembering(translator.getFixedT('pt')),
  en: remembering(translator.getFixedT('en')),
  es: remembering(translator.getFixedT('es')),
};

/** Returns the texts of a language. */
export const textsOf = (language: Language): TFunction => texts[language];
