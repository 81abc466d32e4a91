import { type DayCode, type OpeningHours, parseDay } from '#contract/shops/opening-hours.ts';
import { weekFromMonday } from '#web/lib/format/days.ts';

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
  // 24:00 is midnight at the end of the day; later times belong to the next day.
  const shown = minutes > minutesOfDay ? minutes - minutesOfDay : minutes;
  const hour = Math.floor(shown / 60);
  return `${String(hour).padStart(2, '0')}:${String(shown % 60).padStart(2, '0')}`;
}

/** Formats `8-12,14-18` as `08:00–12:00, 14:00–18:00`. */
export function rangesText(value: string): string {
  return (parseDay(value) ?? []).map(({ from, to }) => `${clock(from)}–${clock(to)}`).join(', ');
}
