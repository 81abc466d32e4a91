import type { TFunction } from 'i18next';
import { dayCodes, type OpeningHours } from '#contract/shops/opening-hours.ts';
import classes from './opening-hours-list.module.css';
import { groupDays, rangesText } from './opening-hours-text.ts';

interface OpeningHoursListProps {
  readonly t: TFunction;
  readonly hours: OpeningHours;
  /** The shop's current weekday, 0 for Sunday; its line is highlighted. */
  readonly today?: number;
}

/** A week of opening hours; consecutive days with the same hours share a line. */
export function OpeningHoursList({ t, hours, today }: OpeningHoursListProps) {
  const valueText = (value: string) => {
    if (value === 'CLOSED') return t('openingHours.closed');
    return value === '24HOURS' ? t('openingHours.allDay') : rangesText(value);
  };
  const todayCode = today === undefined ? undefined : dayCodes[today];
  return (
    <dl className={classes['root']}>
      {groupDays(hours).map(({ first, last, days, value }) => {
        const isToday = todayCode !== undefined && days.includes(todayCode);
        return (
          <div key={first} className={classes['line']} data-today={isToday || undefined}>
            <dt>
              {first === last
                ? t(`openingHours.days.${first}`)
                : t('openingHours.span', {
                    first: t(`openingHours.days.${first}`),
                    last: t(`openingHours.daysInText.${last}`),
                  })}
            </dt>
            <dd>{valueText(value)}</dd>
          </div>
        );
      })}
    </dl>
  );
}
