import { queryOptions } from '@tanstack/react-query';
import type { Language } from '#contract/http/languages.ts';
import { i18n } from '#web/platform/i18n/i18n.ts';

/** The texts that only open pages have. The server has all of them; the app loads them for a preview. */
const files: Readonly<Record<Language, () => Promise<{ readonly default: object }>>> = {
  pt: () => import('#web/views/texts/pt.json'),
  en: () => import('#web/views/texts/en.json'),
  es: () => import('#web/views/texts/es.json'),
};

/** Query that adds the texts of open pages to the app's translator. */
export const pageTextsQuery = (language: Language) =>
  queryOptions({
    queryKey: ['page-texts', language],
    queryFn: async () => {
      const { default: texts } = await files[language]();
      i18n.addResourceBundle(language, 'translation', texts, true);
      return language;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
