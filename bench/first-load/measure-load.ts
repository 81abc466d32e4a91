import type { Result } from 'lighthouse';
import { runLighthouse } from '../web-pages/run-lighthouse.ts';

/** Lighthouse figures of a first load: times in milliseconds, the others without a unit. */
export interface Figures {
  /** Performance score from 0 to 1. */
  readonly score: number;
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blockingTime: number;
  readonly layoutShift: number;
}

/** Returns the figures of a load; throws if Lighthouse leaves one out. */
export function figuresOf({ audits, categories, requestedUrl }: Result): Figures {
  const value = (audit: string) => {
    const found = audits[audit]?.numericValue;
    if (found === undefined) throw new Error(`Lighthouse omitted ${audit} for ${requestedUrl}`);
    return found;
  };
  return {
    score: categories['performance']?.score ?? 0,
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    blockingTime: value('total-blocking-time'),
    layoutShift: value('cumulative-layout-shift'),
  };
}

/** Loads a page once and returns its figures. */
export const measureLoad = async (url: string): Promise<Figures> =>
  figuresOf(await runLighthouse(url, ['performance']));
