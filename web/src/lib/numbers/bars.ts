import { locales } from '#contract/http/languages.ts';
import { currentLanguage } from '#web/platform/i18n/i18n.ts';
import { formatDay } from '../format/days.ts';

/** The values of a pair of bars. */
export interface Bar {
  /** A day `YYYY-MM-DD`, a month `YYYY-MM`, or an hour. */
  readonly key: string;
  readonly claims: number;
  readonly redemptions: number;
}

interface CountedDay {
  readonly day: string;
  readonly claims: number;
  readonly redemptions: number;
}

/** Largest number of days with separate bars. */
const mostBars = 62;

/** Returns the bars of days, or of their months if there are too many days. */
export function barsOfDays(days: readonly CountedDay[]): readonly Bar[] {
  if (days.length <= mostBars) {
    return days.map(({ day, claims, redemptions }) => ({ key: day, claims, redemptions }));
  }
  const bars = new Map<string, Bar>();
  for (const { day, claims, redemptions } of days) {
    const key = day.slice(0, 7);
    const bar = bars.get(key) ?? { key, claims: 0, redemptions: 0 };
    bars.set(key, {
      key,
      claims: bar.claims + claims,
      redemptions: bar.redemptions + redemptions,
    });
  }
  return [...bars.values()];
}

/** Returns the bar with the most redemptions, or without redemptions the most claims; undefined if all are zero. */
export function highestBar(bars: readonly Bar[]): Bar | undefined {
  const weight = ({ claims, redemptions }: Bar) => redemptions * 1e9 + claims;
  const [first] = bars.toSorted((one, other) => weight(other) - weight(one));
  return first && weight(first) > 0 ? first : undefined;
}

/** Returns the bars from the first to the last non-empty one. */
export function withoutEmptyEnds(bars: readonly Bar[]): readonly Bar[] {
  const isShown = ({ claims, redemptions }: Bar) => claims + redemptions > 0;
  const first = bars.findIndex(isShown);
  return first < 0 ? [] : bars.slice(first, bars.findLastIndex(isShown) + 1);
}

/** Formats the label below bars: a day as `24/11`, a month as `nov.`. */
export function shortLabel(key: string): string {
  const [year = 0, month = 1, day] = key.split('-').map(Number);
  if (day !== undefined) return formatDay(key).slice(0, 5);
  return new Date(year, month - 1, 1).toLocaleDateString(locales[currentLanguage()], {
    month: 'short',
  });
}

/** Returns the even number at the top of an axis with a line at its half, at least as high as the highest bar. */
export function axisTop(highest: number): number {
  const step = Math.max(2, 2 * 10 ** Math.floor(Math.log10(Math.max(highest, 2) / 2)));
  return Math.max(step, Math.ceil(highest / step) * step);
}

/** Labels below bars that fit side by side on a phone. */
const mostLabels = 7;

/** Returns whether the bar at an index has its label below it. */
export const hasLabel = (index: number, count: number): boolean =>
  index % Math.ceil(count / mostLabels) === 0;
