import { useTranslation } from 'react-i18next';
import type { ReportType, reportColumns } from '#contract/statistics/reports.ts';

type Columns = typeof reportColumns;
type ColumnKey = { [Type in ReportType]: keyof Columns[Type] }[ReportType];

/** Returns a function that gives the title of a report's column, the same as in the file. */
export function useColumnTitle(): (key: string) => string {
  const { t } = useTranslation();
  // A test compares these texts with the texts of the file.
  return (key) => t(`reports.columns.${key as ColumnKey}`);
}
