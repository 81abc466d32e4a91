import { belowLimits, categories, medianScores, type Scores } from './scores.ts';

const width = 28;

/** Prints the scores' names above the pages' scores. */
export function printHeader(): void {
  console.log(`\n${'median of the scores'.padEnd(width)}${categories.join('  ')}`);
}

/** Prints the median scores of a page on one line. Returns a message for each score below its limit. */
export function reportScores(page: string, runs: readonly Scores[], limits: Scores): string[] {
  const scores = medianScores(runs);
  const cells = categories.map((name) => String(scores[name]).padStart(name.length));
  console.log(`${page.padEnd(width)}${cells.join('  ')}`);
  return belowLimits(runs, limits).map(
    (name) => `${page}: ${name} is ${scores[name]}, below ${limits[name]}.`,
  );
}
