import type { Result } from 'lighthouse';
import { median } from '../../support/median.ts';

/** Lighthouse's categories. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

type Category = (typeof categories)[number];

/** Scores of a page, from 0 to 100. */
export type Scores = Readonly<Record<Category, number>>;

const scoresBy = (scoreOf: (name: Category) => number): Scores => ({
  performance: scoreOf('performance'),
  accessibility: scoreOf('accessibility'),
  'best-practices': scoreOf('best-practices'),
  seo: scoreOf('seo'),
});

export const scoresOf = ({ categories: found }: Result): Scores =>
  scoresBy((name) => Math.round((found[name]?.score ?? 0) * 100));

/** Returns the median of each score separately. */
export const medianScores = (runs: readonly Scores[]): Scores =>
  scoresBy((name) => median(runs.map((scores) => scores[name])));

/** Returns the categories whose median is below its limit. */
export function belowLimits(runs: readonly Scores[], limits: Scores): readonly Category[] {
  const scores = medianScores(runs);
  return categories.filter((name) => scores[name] < limits[name]);
}

/** Lighthouse figures of a first load: times in milliseconds, the others without a unit. */
export interface Figures {
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blockingTime: number;
  readonly layoutShift: number;
}

/** Returns the figures of a load; throws if Lighthouse leaves one out. */
export function figuresOf({ audits, requestedUrl }: Result): Figures {
  const value = (audit: string) => {
    const found = audits[audit]?.numericValue;
    if (found === undefined) throw new Error(`Lighthouse omitted ${audit} for ${requestedUrl}`);
    return found;
  };
  return {
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    blockingTime: value('total-blocking-time'),
    layoutShift: value('cumulative-layout-shift'),
  };
}

/** Cumulative Layout Shift that users do not notice: https://web.dev/articles/cls. */
export const unnoticedShift = 0.1;

/** Returns a line for each part that moved while a page loaded, if users notice it. */
function shiftedParts({ audits }: Result): readonly string[] {
  if ((audits['cumulative-layout-shift']?.numericValue ?? 0) <= unnoticedShift) return [];
  const details = audits['layout-shifts']?.details;
  if (details?.type !== 'table') return [];
  return details.items.map(({ node, score }) => {
    const part = typeof node === 'object' && 'snippet' in node ? node.snippet : 'unknown part';
    return `shift of ${Number(score).toFixed(3)}: ${part}`;
  });
}

/** Returns a line for each reason for lost points outside of performance, and for each part that moved. */
export function lostPoints(result: Result): readonly string[] {
  const lost = categories
    .filter((name) => name !== 'performance')
    .flatMap((name) => result.categories[name]?.auditRefs ?? [])
    .filter(({ weight }) => weight > 0)
    .map(({ id }) => result.audits[id])
    .filter((audit) => audit !== undefined && audit.score !== null && audit.score < 1)
    .map((audit) => `${audit?.id}: ${audit?.title}`);
  return [...lost, ...shiftedParts(result)];
}
