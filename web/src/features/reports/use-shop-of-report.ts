import { useTranslation } from 'react-i18next';
import type { ListedReport } from '#contract/statistics/reports.ts';
import { shopLabels } from '#web/lib/format/shop-labels.ts';
import { useAllMyShops } from '#web/session/queries/my-shops.ts';

/** Returns a function that names the shop of a report; empty for all shops, and until the shops are loaded. */
export function useShopOfReport(businessId: string): (report: ListedReport) => string {
  const { t } = useTranslation();
  const { data: shops } = useAllMyShops(businessId);
  const labels = new Map(shopLabels(shops ?? []).map(({ value, label }) => [value, label]));
  return ({ shopId }) => {
    if (shopId === undefined) return '';
    return labels.get(shopId) ?? (shops ? t('statistics.removed.shop') : '');
  };
}
