import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Report } from '#contract/statistics/reports.ts';
import { SectionCard } from '#web/ui/page/section-card.tsx';
import { useReportTitle } from '../use-report-title.ts';
import { ReportTable } from './report-table.tsx';

/** The first rows of a report and the number of all rows, or a message that there are none. */
export function RowsOfReport({ report }: { readonly report: Report }) {
  const { t } = useTranslation();
  const titleOf = useReportTitle();
  const { rows, rowsCount } = report;
  if (rows.length === 0) {
    return (
      <SectionCard title={t('reports.rows.title')}>
        <Text c="dimmed">{t('reports.rows.none')}</Text>
      </SectionCard>
    );
  }
  return (
    <SectionCard
      title={t('reports.rows.title')}
      hint={
        rowsCount > rows.length
          ? t('reports.rows.first', { shown: rows.length, all: rowsCount })
          : t('reports.rows.all', { count: rowsCount })
      }
    >
      <ReportTable caption={titleOf(report)} columns={report.columns} rows={rows} />
    </SectionCard>
  );
}
