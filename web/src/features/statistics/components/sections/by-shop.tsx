import { useTranslation } from 'react-i18next';
import type { Shop } from '#contract/shops/shops.ts';
import type { Statistics } from '#contract/statistics/statistics.ts';
import { shopLabels } from '#web/lib/format/shop-labels.ts';
import { RankingSection } from './ranking-section.tsx';

interface ByShopProps {
  readonly rows: Statistics['byShop'];
  readonly shops: readonly Shop[];
}

/** The shops with the most redemptions, with the names that owners know. */
export function ByShop({ rows, shops }: ByShopProps) {
  const { t } = useTranslation();
  const labels = new Map(shopLabels(shops).map(({ value, label }) => [value, label]));
  return (
    <RankingSection
      title={t('statistics.byShop')}
      rowTitle={t('statistics.column.shop')}
      rows={rows.map(({ shopId, shopIdentifier, ...numbers }) => ({
        key: shopId,
        name: labels.get(shopId) ?? shopIdentifier ?? t('statistics.removed.shop'),
        ...numbers,
      }))}
      columns={['claims', 'redemptions', 'offerRevenue']}
      by="redemptions"
      empty={t('statistics.noVouchers')}
    />
  );
}
