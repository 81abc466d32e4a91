import type { Result } from 'lighthouse';
import { runLighthouse } from '../web-pages/run-lighthouse.ts';

/** The Lighthouse figures of one first load: times in milliseconds, the others without a unit. */
export interface Figures {
  /** The performance score, from 0 to 1. */
  readonly score: number;
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blockingTime: number;
  readonly layoutShift: number;
}

/** The figures of a load. Throws where Lighthouse leaves one out. */
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

/** Loads a page once and reads its figures. */
export const measureLoad = async (url: string): Promise<Figures> =>
  figuresOf(await runLighthouse(url, ['performance']));
