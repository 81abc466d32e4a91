import { useTranslation } from 'react-i18next';
import type { Statistics } from '#contract/statistics/statistics.ts';
import { RankingSection } from './ranking-section.tsx';

type Rows = NonNullable<Statistics['byValidator']>;

/** The validators, and the owner, with the most redemptions. */
export function ByValidator({ rows }: { readonly rows: Rows }) {
  const { t } = useTranslation();
  return (
    <RankingSection
      title={t('statistics.byValidator')}
      rowTitle={t('statistics.column.validator')}
      rows={rows.map(({ kind, validatorId, name, ...numbers }) => ({
        key: validatorId ?? kind,
        name: name ?? t(kind === 'owner' ? 'statistics.owner' : 'statistics.removed.validator'),
        ...numbers,
      }))}
      columns={['redemptions', 'offerRevenue']}
      by="redemptions"
      empty={t('statistics.noRedemptions')}
    />
  );
}
