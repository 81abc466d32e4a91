import type { DayOfWeek, OpeningHoursSpecification } from 'schema-dts';
import {
  type DayCode,
  dayCodes,
  type OpeningHours,
  parseDay,
} from '#contract/shops/opening-hours.ts';

const days: Readonly<Record<DayCode, DayOfWeek>> = {
  SUN: 'Sunday',
  MON: 'Monday',
  TUE: 'Tuesday',
  WED: 'Wednesday',
  THU: 'Thursday',
  FRI: 'Friday',
  SAT: 'Saturday',
};

const minutesOfDay = 24 * 60;

function clockOf(minutes: number): string {
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  const ofDay = minutes % minutesOfDay;
  return `${twoDigits(Math.floor(ofDay / 60))}:${twoDigits(ofDay % 60)}`;
}

/**
 * Returns opening hours as schema.org describes them, with equal days together. A range that closes earlier than it
 * opens ends on the next day. Google reads equal times as closed, so a range of 24 hours ends a minute earlier.
 */
export function openingHoursData(hours: OpeningHours): OpeningHoursSpecification[] {
  const daysByRange = new Map<string, DayOfWeek[]>();
  for (const code of dayCodes) {
    for (const { from, to } of parseDay(hours[code]) ?? []) {
      const end = to - from === minutesOfDay ? to - 1 : to;
      const range = `${clockOf(from)}-${clockOf(end)}`;
      daysByRange.set(range, [...(daysByRange.get(range) ?? []), days[code]]);
    }
  }
  return [...daysByRange].map(([range, dayOfWeek]) => {
    const [opens = '', closes = ''] = range.split('-');
    return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes };
  });
}
