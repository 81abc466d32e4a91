import { useTranslation } from 'react-i18next';
import type { DayPeriod } from '#contract/statistics/period.ts';
import { formatDay } from '#web/lib/format/days.ts';

/** Returns a function that formats a period as `18/11/2026 a 24/11/2026`, or a single day. */
export function usePeriodText(): (period: DayPeriod) => string {
  const { t } = useTranslation();
  return ({ from, to }) =>
    from === to
      ? formatDay(from)
      : t('statistics.fromTo', { from: formatDay(from), to: formatDay(to) });
}
