import type { Result } from 'lighthouse';

/** Lighthouse's categories. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

type Category = (typeof categories)[number];

/** Scores of a page, from 0 to 100. */
export type Scores = Readonly<Record<Category, number>>;

export const scoresOf = ({ categories: found }: Result): Scores => {
  const score = (name: Category) => Math.round((found[name]?.score ?? 0) * 100);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
  };
};

/** Returns the median of each score separately. */
export function medianScores(runs: readonly Scores[]): Scores {
  const median = (name: Category) =>
    runs.map((scores) => scores[name]).toSorted((one, other) => one - other)[
      Math.floor(runs.length / 2)
    ] ?? 0;
  return {
    performance: median('performance'),
    accessibility: median('accessibility'),
    'best-practices': median('best-practices'),
    seo: median('seo'),
  };
}

/** Returns the categories whose median is below its limit. */
export function belowLimits(runs: readonly Scores[], limits: Scores): readonly Category[] {
  const scores = medianScores(runs);
  return categories.filter((name) => scores[name] < limits[name]);
}

/** Returns the reasons for lost points outside of performance, a line for each. */
export function lostPoints(result: Result): readonly string[] {
  return categories
    .filter((name) => name !== 'performance')
    .flatMap((name) => result.categories[name]?.auditRefs ?? [])
    .filter(({ weight }) => weight > 0)
    .map(({ id }) => result.audits[id])
    .filter((audit) => audit !== undefined && audit.score !== null && audit.score < 1)
    .map((audit) => `${audit?.id}: ${audit?.title}`);
}
