import { useTranslation } from 'react-i18next';
import type { ReportType } from '#contract/statistics/reports.ts';
import type { StatisticsTotals } from '#contract/statistics/statistics.ts';
import { NumberTile, NumberTiles } from '#web/ui/numbers/number-tile.tsx';
import { totalsOfReport } from '../totals-of-report.ts';

interface ReportTotalsProps {
  readonly type: ReportType;
  readonly totals: StatisticsTotals;
}

/** The totals of a report, with the words of its columns. */
export function ReportTotals({ type, totals }: ReportTotalsProps) {
  const { t } = useTranslation();
  return (
    <NumberTiles>
      {totalsOfReport(type, totals).map((name) => (
        <NumberTile
          key={name}
          name={name}
          label={t(`reports.columns.${name}`)}
          value={totals[name] ?? 0}
        />
      ))}
    </NumberTiles>
  );
}
