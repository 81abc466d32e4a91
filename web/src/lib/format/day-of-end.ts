import { dayIn, type TimeZone } from '#contract/brazil/time-zones.ts';

/**
 * Returns the last day of a claim, `YYYY-MM-DD`. A claim ends with that day in the westernmost of its shops, when the next
 * day has begun in other zones.
 */
export function dayOfEnd(endsAt: string, timeZones: readonly TimeZone[]): string {
  const end = new Date(endsAt);
  const zones: readonly TimeZone[] = timeZones.length > 0 ? timeZones : ['America/Sao_Paulo'];
  return zones.map((zone) => dayIn(zone, end)).sort()[0] as string;
}
