import type { TFunction } from 'i18next';
import {
  type DayCode,
  dayCodes,
  type OpeningHours,
  parseDay,
} from '#contract/shops/opening-hours.ts';
import { weekFromMonday } from '#web/lib/format/days.ts';
import classes from './opening-hours-list.module.css';

const minutesOfDay = 24 * 60;

interface DayGroup {
  readonly first: DayCode;
  readonly last: DayCode;
  readonly days: readonly DayCode[];
  readonly value: string;
}

/** Groups the week from Monday by consecutive days with the same hours. */
export function groupDays(hours: OpeningHours): readonly DayGroup[] {
  const groups: DayGroup[] = [];
  for (const day of weekFromMonday) {
    const last = groups[groups.length - 1];
    if (last?.value === hours[day]) {
      groups[groups.length - 1] = { ...last, last: day, days: [...last.days, day] };
    } else {
      groups.push({ first: day, last: day, days: [day], value: hours[day] });
    }
  }
  return groups;
}

function clock(minutes: number): string {
  // 24:00 is midnight at the end of the day; later times belong to the next day.
  const shown = minutes > minutesOfDay ? minutes - minutesOfDay : minutes;
  const hour = Math.floor(shown / 60);
  return `${String(hour).padStart(2, '0')}:${String(shown % 60).padStart(2, '0')}`;
}

/** Formats `8-12,14-18` as `08:00–12:00, 14:00–18:00`. */
export function rangesText(value: string): string {
  return (parseDay(value) ?? []).map(({ from, to }) => `${clock(from)}–${clock(to)}`).join(', ');
}

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
          <div key={first} className={classes['line']} data-today={isToday ? '' : undefined}>
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
