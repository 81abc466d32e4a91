import { dayIn, type TimeZone, wallClock } from '#contract/brazil/time-zones.ts';

/** `30/11/2026` from a day as the API writes it. */
export function formatDay(day: string): string {
  const [year, month, date] = day.split('-');
  return `${date}/${month}/${year}`;
}

/** The day of an instant on the reader's own calendar, `30/11/2026`. */
export function formatInstantDay(instant: string): string {
  const at = new Date(instant);
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return `${twoDigits(at.getDate())}/${twoDigits(at.getMonth() + 1)}/${at.getFullYear()}`;
}

/** `18:00` on a zone's wall clock, 24 hours. */
export function formatClock(zone: TimeZone, at: Date): string {
  return wallClock(zone, at).toISOString().slice(11, 16);
}

/** Whole days on a zone's calendar from one instant to another. */
export function daysBetween(zone: TimeZone, from: Date, to: Date): number {
  const dayInMs = 24 * 60 * 60 * 1000;
  return Math.round((Date.parse(dayIn(zone, to)) - Date.parse(dayIn(zone, from))) / dayInMs);
}
