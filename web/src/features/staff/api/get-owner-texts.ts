import { queryOptions } from '@tanstack/react-query';
import { defaultLanguage } from '#contract/http/languages.ts';
import { i18n, loadPrivateTexts } from '#web/platform/i18n/i18n.ts';

/** Query of a translator for texts to owners. They are in Portuguese, since an owner's language is unknown. */
export const ownerTextsQuery = queryOptions({
  queryKey: ['owner-texts'],
  queryFn: async () => {
    await loadPrivateTexts(defaultLanguage);
    return i18n.getFixedT(defaultLanguage);
  },
  staleTime: Number.POSITIVE_INFINITY,
});
