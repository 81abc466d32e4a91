import { useTranslation } from 'react-i18next';
import type { ReportRow } from '#contract/statistics/report-row.ts';
import type { Report, ReportCode } from '#contract/statistics/reports.ts';
import { formatDay } from '#web/lib/format/days.ts';
import { useNumberText } from '#web/lib/numbers/shown-totals.ts';

type ReportColumn = Report['columns'][number];

/** The kind of a removed item, by the column of its name. */
const removed = { title: 'offer', shop: 'shop', redeemedBy: 'validator' } as const;

/** Formats a local time `YYYY-MM-DDTHH:mm` as `20/11/2026, 14:05` in all languages of the app. */
const formatLocalTime = (value: string) => `${formatDay(value.slice(0, 10))}, ${value.slice(11)}`;

/** Returns a function that formats a value of a report by its column. */
export function useCellText(): (value: ReportRow[number], column: ReportColumn) => string {
  const { t } = useTranslation();
  const numberText = useNumberText();
  return (value, { key, kind }) => {
    if (value === null) return '–';
    if (typeof value === 'number') return numberText(value, kind === 'money');
    if (value === '' && key in removed) {
      return t(`statistics.removed.${removed[key as keyof typeof removed]}`);
    }
    if (kind === 'time') return formatLocalTime(value);
    return kind === 'code' ? t(`reports.codes.${value as ReportCode}`) : value;
  };
}
