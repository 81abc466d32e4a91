import type { Uf } from './states.ts';

/** Brazil's zones by IANA name: UTC-2, -3, -4 and -5. */
export const timeZones = [
  'America/Noronha',
  'America/Sao_Paulo',
  'America/Manaus',
  'America/Rio_Branco',
] as const;

export type TimeZone = (typeof timeZones)[number];

const otherZones: Partial<Record<Uf, TimeZone>> = {
  AC: 'America/Rio_Branco',
  AM: 'America/Manaus',
  MT: 'America/Manaus',
  MS: 'America/Manaus',
  RO: 'America/Manaus',
  RR: 'America/Manaus',
};

/** Returns the time zone of most of a state; a shop on Fernando de Noronha sets its own. */
export function timeZoneOf(uf: Uf): TimeZone {
  return otherZones[uf] ?? 'America/Sao_Paulo';
}

const formats = new Map<TimeZone, Intl.DateTimeFormat>();

function formatOf(zone: TimeZone): Intl.DateTimeFormat {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    formats.set(zone, format);
  }
  return format;
}

/** Returns a zone's wall clock at an instant, as a date whose UTC getters give local values. */
export function wallClock(zone: TimeZone, at: Date): Date {
  const parts = Object.fromEntries(
    formatOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  ) as Record<Intl.DateTimeFormatPartTypes, number>;
  return new Date(
    Date.UTC(
      parts.year,
      parts.month - 1,
      parts.day,
      parts.hour,
      parts.minute,
      parts.second,
      at.getUTCMilliseconds(),
    ),
  );
}

/** Returns the instant when a zone's wall clock shows `wall`'s UTC values. */
export function instantOf(zone: TimeZone, wall: Date): Date {
  const offset = wallClock(zone, wall).getTime() - wall.getTime();
  return new Date(wall.getTime() - offset);
}

/** Returns the calendar day in a zone, `YYYY-MM-DD`. */
export function dayIn(zone: TimeZone, at: Date): string {
  return wallClock(zone, at).toISOString().slice(0, 10);
}

/** Returns the first instant of a calendar day in a zone. */
export function startOfDay(zone: TimeZone, day: string): Date {
  return instantOf(zone, new Date(`${day}T00:00:00.000Z`));
}

/** Returns the last second of a calendar day in a zone. */
export function endOfDay(zone: TimeZone, day: string): Date {
  return instantOf(zone, new Date(`${day}T23:59:59.000Z`));
}
