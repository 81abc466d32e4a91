import { useTranslation } from 'react-i18next';
import type { DayPeriod } from '#contract/statistics/period.ts';
import type { ListedReport } from '#contract/statistics/reports.ts';
import { monthTitle } from '#web/lib/format/month-title.ts';
import { daysOfMonth, usePeriodText } from '#web/lib/period/period-choice.ts';
import { currentLanguage } from '#web/platform/i18n/i18n.ts';

function isMonth({ from, to }: DayPeriod): boolean {
  const month = daysOfMonth(from.slice(0, 7));
  return month.from === from && month.to === to;
}

/** Returns a function that names a report: `Ofertas · Novembro de 2026` or `Ofertas · 18/11/2026 a 24/11/2026`. */
export function useReportTitle(): (report: Pick<ListedReport, 'type' | 'from' | 'to'>) => string {
  const { t } = useTranslation();
  const periodText = usePeriodText();
  return ({ type, ...period }) =>
    t('reports.title', {
      type: t(`reports.types.${type}`),
      period: isMonth(period) ? monthTitle(period.from, currentLanguage()) : periodText(period),
    });
}
