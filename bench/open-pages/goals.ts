import type { Figures } from '../pages/lighthouse/figures.ts';
import { categories, medianScores, type Scores } from '../pages/lighthouse/scores.ts';
import type { Row } from '../pages/rows.ts';
import { median } from '../support/median.ts';
import type { PageLoad } from './load-page.ts';
import type { MeasuredPage } from './measured-pages.ts';

/** All figures of a page. */
export interface PageFigures {
  readonly page: MeasuredPage;
  readonly load: PageLoad;
  /** Milliseconds until the first price, or the first text of a page without, on a slow line; one for each run. */
  readonly firstPrices: readonly number[];
  readonly scores: readonly Scores[];
  readonly loads: readonly Figures[];
}

/** Scores of a page as the median of its runs; search engines do not list every page. */
const lowestScore = ({ page, scores }: PageFigures): number => {
  const found = medianScores(scores);
  const counted = categories.filter((name) => name !== 'seo' || page.isListed);
  return Math.min(...counted.map((name) => found[name])) / 100;
};

const medianOf =
  (name: keyof Figures, divisor = 1) =>
  ({ loads }: PageFigures) =>
    median(loads.map((load) => load[name])) / divisor;

const largestPaint = medianOf('largestPaint', 1000);

interface Goal extends Omit<Row, 'page' | 'value' | 'hello'> {
  readonly of: (figures: PageFigures) => number;
  /** Which pages have this goal; all by default. */
  readonly among?: (page: MeasuredPage) => boolean;
}

const seconds = { digits: 2, unit: 's' };
const kilobytes = { digits: 1, unit: 'KB' };

const goals: readonly Goal[] = [
  { name: 'Lighthouse, lowest score', goal: 0.99, isAtLeast: true, of: lowestScore, digits: 2 },
  {
    ...{ name: 'largest paint, no photos', goal: 1.2, of: largestPaint },
    ...{ among: ({ hasPhotos }) => !hasPhotos, ...seconds },
  },
  {
    ...{ name: 'largest paint, photos', goal: 1.5, of: largestPaint },
    ...{ among: ({ hasPhotos = false }) => hasPhotos, ...seconds },
  },
  {
    ...{ name: 'first price, 400 kbit/s, CPU/4', goal: 2.5 },
    of: ({ firstPrices }) => median(firstPrices) / 1000,
    ...{ among: ({ hasPrices = false }) => hasPrices, ...seconds },
  },
  { name: 'blocking time', goal: 50, of: medianOf('blockingTime'), unit: 'ms' },
  { name: 'layout shift', goal: 0, of: medianOf('layoutShift'), digits: 3 },
  {
    ...{ name: 'HTML with CSS, 20 offers, gzip', goal: 14, of: ({ load }) => load.html / 1000 },
    ...{ among: ({ hasManyOffers = false }) => hasManyOffers, ...kilobytes },
  },
  {
    ...{ name: 'script for a guest, gzip', goal: 2 },
    ...{ of: ({ load }) => load.script / 1000, ...kilobytes },
  },
  {
    ...{ name: 'script for a user, gzip', goal: 8 },
    ...{ of: ({ load }) => load.scriptOfUser / 1000, ...kilobytes },
  },
  { name: 'requests besides photos', goal: 4, of: ({ load }) => load.files.length },
];

/** Returns the rows of each page beside the page that does nothing. */
export function rowsOfPages(figures: readonly PageFigures[]): readonly Row[] {
  const hello = figures.find(({ page }) => page.isHello);
  return figures
    .filter(({ page }) => !page.isHello)
    .flatMap((one) =>
      goals
        .filter(({ among = () => true }) => among(one.page))
        .map(({ of, among: _, ...goal }) => ({
          ...{ ...goal, page: one.page.name, value: of(one) },
          hello: hello && of(hello),
        })),
    );
}
