import { useTranslation } from 'react-i18next';
import { type OpeningHours, parseDay } from '#contract/shops/opening-hours.ts';
import { groupDays } from '#web/views/shop/opening-hours-text.ts';
import { useTimeText } from './use-time-text.ts';

/** Returns a function that summarizes a week of opening hours in one line, `Seg–sáb 8h–18h`, without closed days. */
export function useHoursSummary(): (hours: OpeningHours) => string {
  const { t } = useTranslation();
  const time = useTimeText();
  const textOf = (value: string) => {
    if (value === '24HOURS') return t('openingHours.allDay');
    const ranges = parseDay(value) ?? [];
    return ranges.map(({ from, to }) => `${time(from)}–${time(to)}`).join(', ');
  };

  return (hours) => {
    if (Object.values(hours).some((value) => !parseDay(value))) return t('shops.hours.check');
    const groups = groupDays(hours).filter(({ value }) => value !== 'CLOSED');
    if (groups.length === 0) return t('shops.hours.neverOpen');
    return groups
      .map(({ first, last, days, value }) => {
        const short = t(`shops.hours.short.${first}`);
        const lastShort = t(`shops.hours.lastShort.${last}`);
        const several =
          days.length === 7
            ? t('shops.hours.everyDay')
            : t('shops.hours.span', { first: short, last: lastShort });
        return `${first === last ? short : several} ${textOf(value)}`;
      })
      .join(' · ');
  };
}
