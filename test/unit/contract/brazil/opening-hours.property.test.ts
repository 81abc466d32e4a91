import fc from 'fast-check';
import type { TimeZone } from '#contract/brazil/time-zones.ts';
import {
  dayCodes,
  type OpeningHours,
  openStateAt,
  parseDay,
} from '#contract/shops/opening-hours.ts';
import { holds } from '#test/support/holds.ts';

const minute = 60_000;
const day = 24 * 60;
const week = 7 * day;

/** Hours behind UTC in each zone; Brazil has had no daylight saving time since 2019. */
const hoursBehind: Readonly<Record<TimeZone, number>> = {
  'America/Noronha': 2,
  'America/Sao_Paulo': 3,
  'America/Manaus': 4,
  'America/Rio_Branco': 5,
};

interface Ranges {
  readonly text: string;
  /** Minutes of a day; an end may be on the next day. */
  readonly ranges: readonly (readonly [from: number, to: number])[];
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** A time in any accepted spelling: `8`, `08`, `8:00`, `08:30`. */
function written(minutes: number, isLong: boolean): string {
  const [hour, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (rest === 0 && !isLong) return String(hour);
  return `${isLong ? twoDigits(hour) : hour}:${twoDigits(rest)}`;
}

/** Up to three ranges of a day in order; the last may end on the next day. */
const someRanges: fc.Arbitrary<Ranges> = fc
  .record({
    times: fc.uniqueArray(fc.integer({ min: 0, max: day - 1 }), { minLength: 2, maxLength: 6 }),
    crossesMidnight: fc.boolean(),
    isLong: fc.boolean(),
    separator: fc.constantFrom(',', ', ', ' ,'),
  })
  .map(({ times, crossesMidnight, isLong, separator }) => {
    const sorted = [...times].sort((one, other) => one - other);
    if (sorted.length % 2 === 1) sorted.pop();
    const pairs = sorted.flatMap((from, index) =>
      index % 2 === 0 ? [[from, sorted[index + 1] ?? 0] as const] : [],
    );
    const last = pairs.at(-1) ?? ([0, 0] as const);
    const end = (sorted[0] ?? 0) + day;
    const ranges = crossesMidnight ? [...pairs.slice(0, -1), [last[0], end] as const] : pairs;
    const text = ranges
      .map(([from, to]) => `${written(from, isLong)}-${written(to > day ? to - day : to, isLong)}`)
      .join(separator);
    return { text, ranges };
  });

const dayValue: fc.Arbitrary<Ranges> = fc.oneof(
  { weight: 3, arbitrary: someRanges },
  { weight: 1, arbitrary: fc.constant({ text: 'CLOSED', ranges: [] }) },
  { weight: 1, arbitrary: fc.constant({ text: '24HOURS', ranges: [[0, day] as const] }) },
);

const anyWeek = fc.tuple(dayValue, dayValue, dayValue, dayValue, dayValue, dayValue, dayValue);
const anyZone = fc.constantFrom(...(Object.keys(hoursBehind) as TimeZone[]));
const anyInstant = fc.date({
  min: new Date('2020-01-01T00:00:00.000Z'),
  max: new Date('2040-01-01T00:00:00.000Z'),
  noInvalidDate: true,
});

const hoursOf = (days: readonly Ranges[]) =>
  Object.fromEntries(dayCodes.map((code, index) => [code, days[index]?.text])) as OpeningHours;

/** Whether a shop is open, for each minute of a week from the start of Sunday. */
function openMinutes(days: readonly Ranges[]): boolean[] {
  const open = new Array<boolean>(week).fill(false);
  for (const [index, { ranges }] of days.entries()) {
    for (const [from, to] of ranges) {
      for (let at = from; at < to; at += 1) open[(index * day + at) % week] = true;
    }
  }
  return open;
}

/** Open or not and the next change, found by a search minute by minute. */
function naiveState(days: readonly Ranges[], zone: TimeZone, now: Date) {
  const open = openMinutes(days);
  const local = new Date(now.getTime() - hoursBehind[zone] * 60 * minute);
  const start = local.getUTCDay() * day + local.getUTCHours() * 60 + local.getUTCMinutes();
  const isOpenNow = open[start] === true;
  const steps = Array.from({ length: week }, (_, step) => step + 1);
  const next = steps.find((step) => open[(start + step) % week] !== isOpenNow);
  if (next === undefined) return { isOpenNow };
  const at = new Date(Math.floor(now.getTime() / minute) * minute + next * minute).toISOString();
  return isOpenNow ? { isOpenNow, closesAt: at } : { isOpenNow, opensAt: at };
}

describe('opening hours', () => {
  it('have the state and the next change that a minute-by-minute search finds', () =>
    holds(
      fc.property(anyWeek, anyZone, anyInstant, (days, zone, now) => {
        expect(openStateAt(hoursOf(days), zone, now)).toEqual(naiveState(days, zone, now));
      }),
    ));
});

describe('the value of a day', () => {
  it('is parsed to the ranges that were written', () =>
    holds(
      fc.property(dayValue, ({ text, ranges }) => {
        expect(parseDay(text)).toEqual(ranges.map(([from, to]) => ({ from, to })));
      }),
    ));

  it('is refused, or gives ranges in order that are at most a day long', () =>
    holds(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string({ unit: fc.constantFrom(...'0123456789:-, '), maxLength: 24 }),
        ),
        (text) => {
          const ranges = parseDay(text) ?? [];
          let end = 0;
          for (const { from, to } of ranges) {
            expect(from).toBeGreaterThanOrEqual(end);
            expect(from).toBeLessThan(day);
            expect(to).toBeGreaterThan(from);
            expect(to - from).toBeLessThanOrEqual(day);
            end = to;
          }
        },
      ),
      { runs: 1000 },
    ));
});
