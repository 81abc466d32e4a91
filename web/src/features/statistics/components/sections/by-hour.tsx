import { useTranslation } from 'react-i18next';
import type { Statistics } from '#contract/statistics/statistics.ts';
import { withoutEmptyEnds } from '#web/lib/numbers/bars.ts';
import { BarsSection } from './bars-section.tsx';

type Hours = NonNullable<Statistics['byHour']>;

/** Claims and redemptions by the hour of the day; only hours with numbers have bars. */
export function ByHour({ hours }: { readonly hours: Hours }) {
  const { t } = useTranslation();
  const nameOf = (hour: string) => t('statistics.hour', { hour });
  const rows = hours.map(({ hour, ...numbers }) => ({ key: String(hour), ...numbers }));
  return (
    <BarsSection
      title={t('statistics.byHour')}
      rowTitle={t('statistics.column.hour')}
      bars={withoutEmptyEnds(rows)}
      labelOf={nameOf}
      nameOf={nameOf}
      rows={rows.map((row) => ({ ...row, name: nameOf(row.key) }))}
      columns={['claims', 'redemptions']}
    />
  );
}
