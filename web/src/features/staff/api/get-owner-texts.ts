import { queryOptions } from '@tanstack/react-query';
import { defaultLanguage } from '#contract/languages.ts';
import { i18n, loadPrivateTexts } from '#web/lib/i18n/start-i18n.ts';

/** The translator of what owners get from staff: their language is not known, and the marketplace is Brazilian. */
export const ownerTextsQuery = queryOptions({
  queryKey: ['owner-texts'],
  queryFn: async () => {
    await loadPrivateTexts(defaultLanguage);
    return i18n.getFixedT(defaultLanguage);
  },
  staleTime: Number.POSITIVE_INFINITY,
});
