import type { Result } from 'lighthouse';

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
