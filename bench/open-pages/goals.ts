import type { Compared } from '../cold-start/compare-bundles.ts';
import type { Figures } from '../first-load/measure-load.ts';
import { categories, medianScores, type Scores } from '../lighthouse/scores.ts';
import { median } from '../support/median.ts';
import type { PageLoad } from './load-page.ts';
import type { RenderingTimes } from './measure-rendering.ts';
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

/** A row of the table: the highest value of some pages (for scores the lowest), and its goal. */
export interface Row {
  readonly name: string;
  readonly goal: number;
  readonly isAtLeast?: boolean;
  readonly value: number;
  /** The value of the page that does nothing; undefined if the row has none. */
  readonly hello?: number | undefined;
  /** The page with that value. */
  readonly page?: string | undefined;
  readonly digits: number;
  readonly unit: string;
}

/** Scores of a page as the median of its runs; search engines do not list every page. */
const lowestScore = ({ page, scores }: PageFigures): number => {
  const found = medianScores(scores);
  const counted = categories.filter((name) => name !== 'seo' || page.isListed);
  return Math.min(...counted.map((name) => found[name])) / 100;
};

const medianOf =
  (name: keyof Figures) =>
  ({ loads }: PageFigures) =>
    median(loads.map((load) => load[name]));

export const largestPaint = (figures: PageFigures) => medianOf('largestPaint')(figures) / 1000;
export const blockingTime = medianOf('blockingTime');
export const layoutShift = medianOf('layoutShift');
export const firstPrice = ({ firstPrices }: PageFigures) => median(firstPrices) / 1000;

interface Measured {
  readonly figures: readonly PageFigures[];
  readonly lambda: Compared | undefined;
  readonly rendering: RenderingTimes;
}

type Goal = Omit<Row, 'value' | 'hello' | 'page'> & {
  readonly of: (figures: PageFigures) => number;
  readonly among?: (page: MeasuredPage) => boolean | undefined;
  readonly isOwn?: boolean;
};

const hasNoPhotos = ({ hasPhotos }: MeasuredPage) => !hasPhotos;
const [kilobyte, seconds] = [1000, { digits: 2, unit: 's' }];

/** The goals of single pages. */
const goals: readonly Goal[] = [
  {
    name: 'Lighthouse, lowest of the categories',
    goal: 0.99,
    isAtLeast: true,
    of: lowestScore,
    digits: 2,
    unit: '',
  },
  { name: 'largest paint, no photos', goal: 1.2, of: largestPaint, among: hasNoPhotos, ...seconds },
  {
    name: 'largest paint, photos',
    goal: 1.5,
    of: largestPaint,
    among: ({ hasPhotos }) => hasPhotos,
    ...seconds,
  },
  {
    name: 'first price, 400 kbit/s, CPU/4',
    goal: 2.5,
    of: firstPrice,
    among: ({ hasPrices }) => hasPrices,
    ...seconds,
  },
  { name: 'blocking time', goal: 50, of: blockingTime, digits: 0, unit: 'ms' },
  { name: 'layout shift', goal: 0, of: layoutShift, digits: 3, unit: '' },
  {
    name: 'HTML with CSS, 20 offers, gzip',
    goal: 14,
    of: ({ load }) => load.html / kilobyte,
    among: ({ hasManyOffers }) => hasManyOffers,
    digits: 1,
    unit: 'KB',
  },
  {
    name: 'script for a guest, gzip',
    goal: 2,
    of: ({ load }) => load.script / kilobyte,
    digits: 1,
    unit: 'KB',
  },
  {
    name: 'script for a user, gzip',
    goal: 8,
    of: ({ load }) => load.scriptOfUser / kilobyte,
    digits: 1,
    unit: 'KB',
  },
  {
    name: 'requests besides photos',
    goal: 4,
    of: ({ load }) => load.files.length,
    digits: 0,
    unit: '',
  },
];

/** Returns the rows of the table. */
export function rowsOf({ figures, lambda, rendering }: Measured): readonly Row[] {
  const hello = figures.find(({ page }) => page.isHello);
  const rows = goals.flatMap(({ of, among = () => true, ...goal }): Row[] => {
    const own = figures.filter(({ page }) => !page.isHello && among(page));
    const sorted = own.toSorted((one, other) => of(other) - of(one));
    const worst = goal.isAtLeast ? sorted.at(-1) : sorted[0];
    return worst
      ? [{ ...goal, value: of(worst), hello: hello && of(hello), page: worst.page.name }]
      : [];
  });
  const times = { digits: 2, unit: '' };
  return [
    ...rows,
    ...(lambda
      ? [
          {
            name: 'init and first call, ratio to floor',
            goal: 1.1,
            value: lambda.bothRatio,
            ...times,
          },
        ]
      : []),
    {
      name: 'rendering 20 offers, warm, CPU',
      page: 'flyer',
      goal: 3,
      value: rendering.rendering,
      ...times,
      unit: 'ms',
    },
  ];
}

/** Returns whether the value of a row, as shown, meets its goal. */
export function isMet({ value, goal, isAtLeast, digits }: Row): boolean {
  const shown = Number(value.toFixed(digits));
  return isAtLeast ? shown >= goal : shown <= goal;
}
