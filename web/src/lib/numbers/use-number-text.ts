import { useTranslation } from 'react-i18next';
import { locales } from '#contract/http/languages.ts';
import { formatMoney } from '#web/lib/format/money.ts';
import { currentLanguage } from '#web/platform/i18n/i18n.ts';

/** Returns a function that formats counts in the user's language, and amounts as `R$ 1.234,50`. */
export function useNumberText() {
  // Renders again when the language changes.
  useTranslation();
  const format = new Intl.NumberFormat(locales[currentLanguage()]);
  return (value: number, isMoney = false) => (isMoney ? formatMoney(value) : format.format(value));
}
