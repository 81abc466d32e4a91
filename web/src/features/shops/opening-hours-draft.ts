import { type DayCode, dayCodes, type OpeningHours } from '#contract/brazil/opening-hours.ts';

/** One day while it is being edited; times are as typed. */
export interface DayDraft {
  readonly mode: 'closed' | 'allDay' | 'ranges';
  readonly ranges: readonly { readonly from: string; readonly to: string }[];
}

export type HoursDraft = Readonly<Record<DayCode, DayDraft>>;

/** Most ranges of one day: what its value has room for. */
export const maxRanges = 4;

const usualRange = { from: '08:00', to: '18:00' };

/** `8` and `8:30` as a clock shows them; what is no time yet stays as it is. */
export function completeTime(time: string): string {
  const match = /^\s*(\d{1,2})(?::(\d{2})?)?\s*$/.exec(time);
  return match ? `${match[1]?.padStart(2, '0')}:${match[2] ?? '00'}` : time;
}

/** `08:00` as the API writes it, `8`; what is no time stays as typed, for the check to refuse. */
function fromClock(time: string): string {
  const match = /^(\d{1,2})(?::(\d{2}))?$/.exec(time);
  if (!match) return time;
  const minutes = match[2] === undefined || match[2] === '00' ? '' : `:${match[2]}`;
  return `${Number(match[1])}${minutes}`;
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
  return ranges.map(({ from, to }) => `${fromClock(from)}-${fromClock(to)}`).join(',');
}

/** Opening hours as the editor holds them. */
export function hoursDraftOf(hours: OpeningHours): HoursDraft {
  const days = dayCodes.map((day) => [day, dayDraftOf(hours[day])] as const);
  return Object.fromEntries(days) as HoursDraft;
}

/** What the editor holds, as the API writes it. */
export function openingHoursOf(draft: HoursDraft): OpeningHours {
  const days = dayCodes.map((day) => [day, dayValueOf(draft[day])] as const);
  return Object.fromEntries(days) as OpeningHours;
}
