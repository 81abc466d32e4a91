import { useTranslation } from 'react-i18next';
import type { Statistics } from '#contract/statistics/statistics.ts';
import { formatDay } from '#web/lib/format/days.ts';
import { monthTitle } from '#web/lib/format/month-title.ts';
import { shortLabel } from '#web/lib/numbers/bar-label.ts';
import { barsOfDays } from '#web/lib/numbers/bars.ts';
import { currentLanguage } from '#web/platform/i18n/i18n.ts';
import { BarsSection } from './bars-section.tsx';

/** Claims and redemptions by day. For a long period, the bars are months, and the table still has days. */
export function ByDay({ days }: { readonly days: Statistics['byDay'] }) {
  const { t } = useTranslation();
  const fullLabel = (key: string) =>
    key.length === 7 ? monthTitle(`${key}-01`, currentLanguage()) : formatDay(key);
  return (
    <BarsSection
      title={t('statistics.byDay')}
      rowTitle={t('statistics.column.day')}
      bars={barsOfDays(days)}
      labelOf={shortLabel}
      nameOf={fullLabel}
      rows={days.map(({ day, ...numbers }) => ({ key: day, name: formatDay(day), ...numbers }))}
      columns={['views', 'claims', 'redemptions', 'offerRevenue']}
    />
  );
}
