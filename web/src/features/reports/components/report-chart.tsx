import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Report } from '#contract/statistics/reports.ts';
import { shortLabel } from '#web/lib/numbers/bar-label.ts';
import { BarsFigure } from '#web/ui/numbers/bars-figure.tsx';
import { SectionCard } from '#web/ui/page/section-card.tsx';
import { barsOfReport } from '../bars-of-report.ts';
import { useCellText } from '../use-cell-text.ts';
import classes from './report-page.module.css';

/** Heights in pixels: bars of days, a row of a ranking, its axis. */
const heights = { days: 220, row: 48, axis: 32 } as const;

/** A bar chart of a report. The table has the same numbers, and is the printed version. */
export function ReportChart({ report }: { readonly report: Report }) {
  const { t } = useTranslation();
  const textOf = useCellText();
  const [hasFailed, setHasFailed] = useState(false);
  const chart = barsOfReport(report);
  const [first] = report.columns;
  if (!chart || !first || hasFailed) return null;
  const { isRanking, hasClaims, bars } = chart;
  const title = t(`reports.chart.${report.type}`);
  return (
    <div className={classes['screenOnly']}>
      <SectionCard title={title}>
        <BarsFigure
          title={title}
          isRanking={isRanking}
          names={{
            ...(hasClaims && { claims: t('reports.columns.claims') }),
            redemptions: t('reports.columns.redemptions'),
          }}
          bars={bars.map(({ key, ...numbers }) => ({
            label: isRanking ? textOf(key, first) : shortLabel(key),
            ...numbers,
          }))}
          height={isRanking ? bars.length * heights.row + heights.axis : heights.days}
          onLoadFailure={() => setHasFailed(true)}
        />
      </SectionCard>
    </div>
  );
}
