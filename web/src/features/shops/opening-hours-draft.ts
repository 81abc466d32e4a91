import {
  type DayCode,
  dayCodes,
  type OpeningHours,
  parseDay,
  standardHours,
} from '#contract/shops/opening-hours.ts';

/** One day in the editor; times are as typed. */
export interface DayDraft {
  readonly mode: 'closed' | 'allDay' | 'ranges';
  readonly ranges: readonly { readonly from: string; readonly to: string }[];
}

export type HoursDraft = Readonly<Record<DayCode, DayDraft>>;

/** Largest number of ranges of a day in the editor; they fit into the 60 characters of a day's value. */
export const maxRanges = 4;

const usualRange = { from: '08:00', to: '18:00' };

/** Completes `8` to `08:00` and `8:30` to `08:30`; returns other text unchanged. */
export function completeTime(time: string): string {
  return time.replace(
    /^\s*(\d{1,2})(?::(\d{2})?)?\s*$/,
    (_, hour: string, minutes = '00') => `${hour.padStart(2, '0')}:${minutes}`,
  );
}

/** Shortens `08:00` to the API's `8`; returns other text unchanged for the schema to refuse. */
function shortTime(time: string): string {
  return time.replace(/^(\d{1,2})(?::(\d{2}))?$/, (_, hour: string, minutes = '00') =>
    minutes === '00' ? `${Number(hour)}` : `${Number(hour)}:${minutes}`,
  );
}

function dayDraftOf(value: string): DayDraft {
  if (value === 'CLOSED') return { mode: 'closed', ranges: [usualRange] };
  if (value === '24HOURS') return { mode: 'allDay', ranges: [usualRange] };
  const ranges = value.split(',').map((range) => {
    const [from = '', to = ''] = range.split('-');
    return { from: completeTime(from), to: completeTime(to) };
  });
  return { mode: 'ranges', ranges };
}

function dayValueOf({ mode, ranges }: DayDraft): string {
  if (mode === 'closed') return 'CLOSED';
  if (mode === 'allDay') return '24HOURS';
  return ranges.map(({ from, to }) => `${shortTime(from)}-${shortTime(to)}`).join(',');
}

export function hoursDraftOf(hours: OpeningHours): HoursDraft {
  const days = dayCodes.map((day) => [day, dayDraftOf(hours[day])] as const);
  return Object.fromEntries(days) as HoursDraft;
}

export function openingHoursOf(draft: HoursDraft): OpeningHours {
  const days = dayCodes.map((day) => [day, dayValueOf(draft[day])] as const);
  return Object.fromEntries(days) as OpeningHours;
}

/** Returns whether a draft has the opening hours suggested for a new shop. */
export function areHoursSuggested(draft: HoursDraft): boolean {
  const hours = openingHoursOf(draft);
  return dayCodes.every((day) => hours[day] === standardHours[day]);
}

/** Why a day is invalid: a time is missing, a text is not a time, or the ranges are not in order. */
export type DayMistake = 'missing' | 'notATime' | 'overlap';

/** Returns the mistake in a day of the editor; undefined for a valid day. */
export function mistakeInDay(draft: DayDraft): DayMistake | undefined {
  if (parseDay(dayValueOf(draft))) return undefined;
  const times = draft.ranges.flatMap(({ from, to }) => [from, to].map(completeTime));
  if (times.some((time) => time.trim() === '')) return 'missing';
  const areRanges = draft.ranges.every((range) =>
    parseDay(dayValueOf({ mode: 'ranges', ranges: [range] })),
  );
  return areRanges ? 'overlap' : 'notATime';
}

/** Returns the minutes since midnight of a time such as `08:30` or `8`. */
export function minutesOf(time: string): number {
  const [hour = 0, minutes = 0] = completeTime(time).split(':').map(Number);
  return hour * 60 + minutes;
}

/** Returns whether a range ends on the next day. */
export function endsNextDay({ from, to }: DayDraft['ranges'][number]): boolean {
  const [start, end] = [from, to].map(completeTime);
  const areTimes = [start, end].every((time) => time !== undefined && /^\d{2}:\d{2}$/.test(time));
  return areTimes && end !== '24:00' && end !== '00:00' && (end as string) <= (start as string);
}
