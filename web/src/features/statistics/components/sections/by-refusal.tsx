import { useTranslation } from 'react-i18next';
import type { Statistics } from '#contract/statistics/statistics.ts';
import { RankingSection } from './ranking-section.tsx';

/** The reasons why counters refused vouchers. */
export function ByRefusal({ rows }: { readonly rows: Statistics['byRefusal'] }) {
  const { t } = useTranslation();
  return (
    <RankingSection
      title={t('statistics.byRefusal')}
      rowTitle={t('statistics.column.reason')}
      rows={rows.map(({ code, refusals }) => ({
        key: code,
        name: t(`statistics.refusals.${code}`),
        refusals,
      }))}
      columns={['refusals']}
      by="refusals"
      empty={t('statistics.noRefusals')}
    />
  );
}
