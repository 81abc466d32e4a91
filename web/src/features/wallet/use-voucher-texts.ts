import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/platform/i18n/i18n.ts';
import { loadVoucherTexts } from '#web/views/voucher/load-voucher-texts.ts';

/** Loads the texts of vouchers, which open pages share. */
export function useVoucherTexts() {
  // Renders again in another language.
  useTranslation();
  const language = currentLanguage();
  return useQuery({
    queryKey: ['voucher-texts', language],
    // A function as data would be called.
    queryFn: async () => ({ t: await loadVoucherTexts(language) }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
