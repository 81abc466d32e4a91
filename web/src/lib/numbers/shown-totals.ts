import { useTranslation } from 'react-i18next';
import { locales } from '#contract/http/languages.ts';
import type { StatisticsTotals } from '#contract/statistics/statistics.ts';
import { currentLanguage } from '#web/platform/i18n/i18n.ts';
import { formatMoney } from '../format/money.ts';

export type TotalName = keyof StatisticsTotals;

/** The money first, as in the rows on phones. */
const order: readonly TotalName[] = [
  'offerRevenue',
  'consumerSavings',
  'claims',
  'redemptions',
  'cancels',
  'expired',
  'refusals',
  'newFollowers',
  'views',
];

export const isMoney = (name: TotalName): boolean =>
  name === 'consumerSavings' || name === 'offerRevenue';

/** Returns whether a total is only approximate: views are counted in batches, refusals outside of transactions. */
export const isApproximate = (name: TotalName): boolean => name === 'views' || name === 'refusals';

/** Returns the available totals: validators get no money, and people follow shops, not offers. */
export function shownTotals(totals: StatisticsTotals, isOfOffer: boolean): readonly TotalName[] {
  return order.filter(
    (name) => totals[name] !== undefined && !(isOfOffer && name === 'newFollowers'),
  );
}

/** Returns whether all totals are zero. */
export const isNothing = (totals: StatisticsTotals): boolean =>
  Object.values(totals).every((value) => value === 0);

/** Returns a function that formats counts in the user's language, and amounts as `R$ 1.234,50`. */
export function useNumberText() {
  // Renders again when the language changes.
  useTranslation();
  const format = new Intl.NumberFormat(locales[currentLanguage()]);
  return (value: number, inReais = false) => (inReais ? formatMoney(value) : format.format(value));
}
