import type { TFunction } from 'i18next';
import { dayIn, type TimeZone } from '#contract/brazil/time-zones.ts';
import { formatClock, formatDay } from '#web/lib/format/days.ts';

/** Describes an instant in a shop's time zone: `hoje, às 10:32` or `em 30/11/2026, às 10:32`. */
export function whenText(t: TFunction, zone: TimeZone, instant: string, now: Date): string {
  const at = new Date(instant);
  const clock = formatClock(zone, at);
  const day = dayIn(zone, at);
  if (day === dayIn(zone, now)) return t('counter.when.today', { clock });
  return t('counter.when.day', { day: formatDay(day), clock });
}
