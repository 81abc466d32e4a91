import { useTranslation } from 'react-i18next';
import type { ReportType, reportColumns } from '#contract/statistics/reports.ts';

type Columns = typeof reportColumns;
type ColumnKey = { [Type in ReportType]: keyof Columns[Type] }[ReportType];

/** Gives the title of a column of a report, which is that of the file. */
export function useColumnTitle(): (key: string) => string {
  const { t } = useTranslation();
  // A test compares the texts with those of the file.
  return (key) => t(`reports.columns.${key as ColumnKey}`);
}
