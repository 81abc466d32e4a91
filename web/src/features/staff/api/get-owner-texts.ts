import { queryOptions } from '@tanstack/react-query';
import { defaultLanguage } from '#contract/http/languages.ts';
import { i18n, loadPrivateTexts } from '#web/platform/i18n/i18n.ts';

/** The translator of the texts that owners get from staff, into Portuguese: the language of an owner is not known. */
export const ownerTextsQuery = queryOptions({
  queryKey: ['owner-texts'],
  queryFn: async () => {
    await loadPrivateTexts(defaultLanguage);
    return i18n.getFixedT(defaultLanguage);
  },
  staleTime: Number.POSITIVE_INFINITY,
});
