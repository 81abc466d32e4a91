import { useTranslation } from 'react-i18next';
import type { DayPeriod } from '#contract/statistics/period.ts';
import type { ReportRow } from '#contract/statistics/report-row.ts';
import type { ListedReport, Report, ReportCode, ReportType } from '#contract/statistics/reports.ts';
import { formatDay } from '#web/lib/format/days.ts';
import { monthTitle } from '#web/lib/format/month-title.ts';
import { shopLabels } from '#web/lib/format/shop-labels.ts';
import { useNumberText } from '#web/lib/numbers/shown-totals.ts';
import { daysOfMonth, usePeriodText } from '#web/lib/period/period-choice.ts';
import { currentLanguage } from '#web/platform/i18n/i18n.ts';
import { useAllMyShops } from '#web/session/queries/my-shops.ts';

/** The types in display order. */
export const reportTypes: readonly ReportType[] = ['OFFERS', 'REDEMPTIONS', 'SHOPS', 'VALIDATORS'];

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

/** Returns a function that names the shop of a report; empty for all shops, and until the shops are loaded. */
export function useShopOfReport(businessId: string): (report: ListedReport) => string {
  const { t } = useTranslation();
  const { data: shops } = useAllMyShops(businessId);
  const labels = new Map(shopLabels(shops ?? []).map(({ value, label }) => [value, label]));
  return ({ shopId }) => {
    if (shopId === undefined) return '';
    return labels.get(shopId) ?? (shops ? t('statistics.removed.shop') : '');
  };
}

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
