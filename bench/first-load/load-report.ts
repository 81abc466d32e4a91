import { kilobytes } from '../../web/gzipped-size.ts';
import type { Served } from '../web-pages/serve-app.ts';
import type { Loaded } from '../web-pages/visit-page.ts';
import type { Figures } from './measure-load.ts';

/** Excludes code that comes after the page is shown. */
const maxRequests = 12;
/** Excludes code and pictures that come after the page is shown, and pictures with reserved space. */
const maxLevels = 3;
/** Bytes of code: a smaller script costs more as a request than it saves by being separate. */
const minScript = 10_000;
/** Largest Contentful Paint, as a multiple of the hello page's. */
const maxRatio = 1.15;
/** Cumulative Layout Shift: impact fraction times distance fraction, without a unit. */
const maxShift = 0.01;

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;

/** Prints the Lighthouse figures of a page on one line. */
export function printFigures(page: string, figures: Figures): void {
  const parts = [
    page.padEnd(24),
    `score ${figures.score.toFixed(2)}`,
    `first paint ${seconds(figures.firstPaint)}`,
    `largest paint ${seconds(figures.largestPaint)}`,
    `blocking ${figures.blockingTime.toFixed(0)} ms`,
    `shift ${figures.layoutShift.toFixed(3)}`,
  ];
  console.log(parts.join('  '));
}

interface LoadCheck {
  readonly page: string;
  readonly figures: Figures;
  /** Figures of the hello page for comparison. */
  readonly hello: Figures;
  readonly loaded: readonly Loaded[];
  /** Level of each file: 1 for the page, 2 for files that it references, and so on. */
  readonly levels: ReadonlyMap<string, number>;
}

/** Prints the requests of a page by level. Returns a message for each exceeded limit. */
export function reportLoad({ page, figures, hello, loaded, levels }: LoadCheck): readonly string[] {
  const served = loaded.filter(({ isLater }) => !isLater);
  const later = loaded.filter(({ isLater }) => isLater);
  const levelsOf = (files: readonly Served[]) => files.map(({ file }) => levels.get(file) ?? 0);
  const deepest = Math.max(...levelsOf(served));
  const deepestCode = Math.max(
    ...levelsOf(served.filter(({ type }) => !type.startsWith('image/'))),
  );
  const ratio = figures.largestPaint / hello.largestPaint;
  const small = loaded.filter(
    // Excludes the bundler's helpers, which are always a separate file.
    ({ file, content }) =>
      file.endsWith('.js') && !file.includes('/rolldown-runtime-') && content.length < minScript,
  );
  console.log(`\n${page}: ${served.length} requests in ${deepest} levels`);
  for (let level = 1; level <= deepest; level += 1) {
    const files = served.filter(({ file }) => levels.get(file) === level);
    console.log(`  ${level}. ${files.map(({ file }) => file).join('  ')}`);
  }
  if (later.length > 0) {
    console.log(`  once it is shown: ${later.map(({ file }) => file).join('  ')}`);
  }
  console.log(`  largest paint ${ratio.toFixed(2)} times that of the hello page`);
  return [
    served.length > maxRequests && `${page} makes ${served.length} requests.`,
    deepestCode > maxLevels && `${page} makes its requests in ${deepestCode} levels.`,
    small.length > 0 && `${page} loads ${small.length} scripts below ${kilobytes(minScript)}.`,
    ratio > maxRatio && `${page} takes ${ratio.toFixed(2)} times as long as the hello page.`,
    figures.layoutShift > maxShift && `${page} shifts by ${figures.layoutShift.toFixed(3)}.`,
  ].filter((fault) => fault !== false);
}
