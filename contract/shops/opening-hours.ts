import { instantOf, type TimeZone, wallClock } from '../brazil/time-zones.ts';

export const dayCodes = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'] as const;

export type DayCode = (typeof dayCodes)[number];

/** Minutes from the day's midnight; an end above 1440 is on the next day. */
interface OpeningRange {
  readonly from: number;
  readonly to: number;
}

const minutesOfDay = 24 * 60;
const rangePattern = /^(\d{1,2})(?::(\d{2}))?-(\d{1,2})(?::(\d{2}))?$/;

function minutesOf(hour: string, minute: string | undefined): number | undefined {
  const minutes = Number(hour) * 60 + Number(minute ?? 0);
  return Number(minute ?? 0) < 60 && minutes <= minutesOfDay ? minutes : undefined;
}

function parseRange(text: string): OpeningRange | undefined {
  const match = rangePattern.exec(text);
  if (!match) return undefined;
  const from = minutesOf(match[1] ?? '', match[2]);
  const to = minutesOf(match[3] ?? '', match[4]);
  if (from === undefined || to === undefined || from === minutesOfDay) return undefined;
  return { from, to: to > from ? to : to + minutesOfDay };
}

/**
 * Parses one day: `24HOURS`, `CLOSED`, or ordered ranges `H[:MM]-H[:MM]` separated by commas. An end not after its
 * start crosses midnight. Returns undefined for any other text.
 */
export function parseDay(value: string): readonly OpeningRange[] | undefined {
  if (value === 'CLOSED') return [];
  if (value === '24HOURS') return [{ from: 0, to: minutesOfDay }];
  const ranges = value.split(',').map((part) => parseRange(part.trim()));
  let end = 0;
  for (const range of ranges) {
    if (!range || range.from < end) return undefined;
    end = range.to;
  }
  return ranges as OpeningRange[];
}

export type OpeningHours = Record<DayCode, string>;

function everyDay(value: string): OpeningHours {
  return {
    SUN: value,
    MON: value,
    TUE: value,
    WED: value,
    THU: value,
    FRI: value,
    SAT: value,
  };
}

/** The two default opening hours of the specification. */
export const alwaysOpen: OpeningHours = everyDay('24HOURS');
export const standardHours: OpeningHours = {
  ...everyDay('8-18'),
  SUN: 'CLOSED',
};

/** Returns the ranges of the coming week (and the day before), joined where one ends as the next starts. */
function rangesAround(hours: OpeningHours, midnight: number): { from: number; to: number }[] {
  const joined: { from: number; to: number }[] = [];
  for (let offset = -1; offset <= 7; offset += 1) {
    const start = midnight + offset * minutesOfDay * 60_000;
    const code = dayCodes[new Date(start).getUTCDay()] as DayCode;
    for (const range of parseDay(hours[code]) ?? []) {
      const from = start + range.from * 60_000;
      const to = start + range.to * 60_000;
      const last = joined[joined.length - 1];
      if (last && from <= last.to) last.to = Math.max(last.to, to);
      else joined.push({ from, to });
    }
  }
  return joined;
}

export interface OpenState {
  readonly isOpenNow: boolean;
  /** Next opening, ISO instant; absent while open, and where no day has hours. */
  readonly opensAt?: string;
  /** Next closing, ISO instant; absent while closed, and where it never closes. */
  readonly closesAt?: string;
}

/** Returns whether a shop is open at `now`, and when that changes within the coming week. */
export function openStateAt(hours: OpeningHours, zone: TimeZone, now: Date): OpenState {
  const wall = wallClock(zone, now);
  const midnight = Date.UTC(wall.getUTCFullYear(), wall.getUTCMonth(), wall.getUTCDate());
  const iso = (time: number) => instantOf(zone, new Date(time)).toISOString();
  const ranges = rangesAround(hours, midnight);
  const current = ranges.find((range) => range.from <= wall.getTime() && wall.getTime() < range.to);
  if (current) {
    const neverCloses = current.to - wall.getTime() >= 7 * minutesOfDay * 60_000;
    return neverCloses ? { isOpenNow: true } : { isOpenNow: true, closesAt: iso(current.to) };
  }
  const next = ranges.find((range) => range.from > wall.getTime());
  return next ? { isOpenNow: false, opensAt: iso(next.from) } : { isOpenNow: false };
}
