import { type DayCode, type OpeningHours, parseDay } from '#contract/brazil/opening-hours.ts';
import { weekFromMonday } from '#web/lib/format/days.ts';

interface DayGroup {
  readonly first: DayCode;
  readonly last: DayCode;
  readonly days: readonly DayCode[];
  readonly value: string;
}

/** The week from Monday, consecutive days with the same value grouped. */
export function groupDays(hours: OpeningHours): readonly DayGroup[] {
  const groups: DayGroup[] = [];
  for (const day of weekFromMonday) {
    const last = groups.at(-1);
    if (last?.value === hours[day]) {
      groups[groups.length - 1] = { ...last, last: day, days: [...last.days, day] };
    } else {
      groups.push({ first: day, last: day, days: [day], value: hours[day] });
    }
  }
  return groups;
}

function clock(minutes: number): string {
  const hour = Math.floor(minutes / 60);
  // 24:00 is midnight at the end of the day; later times belong to the next day.
  const shown = hour > 24 || (hour === 24 && minutes % 60 > 0) ? hour - 24 : hour;
  return `${String(shown).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

/** Formats `8-12,14-18` as `08:00–12:00, 14:00–18:00`. */
export function rangesText(value: string): string {
  return (parseDay(value) ?? []).map(({ from, to }) => `${clock(from)}–${clock(to)}`).join(', ');
}
