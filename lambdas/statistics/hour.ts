import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';
import { type TimeZone, timeZones, wallClock } from '#contract/brazil/time-zones.ts';

/** An hour of a day, from `00` to `23`. */
const hourOfDay = z.string().check(z.regex(/^([01]\d|2[0-3])$/));

/** Hour of a stored redemption. Old redemptions lack it, and count at noon. */
export const storedHour = z._default(hourOfDay, '12');

/** Zone of a stored claim. Old claims lack it, and count by the time of most of Brazil. */
export const storedZone = z._default(z.enum(timeZones), 'America/Sao_Paulo');

/** Returns the local hour of an instant, `YYYY-MM-DDTHH`. */
export function localHour(zone: TimeZone, instant: string): string {
  return wallClock(zone, new Date(instant)).toISOString().slice(0, 13);
}
