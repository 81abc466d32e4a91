import { launch } from 'chrome-launcher';
import lighthouse, { type RunnerResult } from 'lighthouse';
import { findChromium } from '#scripts/find-chromium.ts';
import { chromiumFlags } from '#test/support/chromium-flags.ts';

/** The Lighthouse figures of one first load: times in milliseconds, the others without a unit. */
export interface Figures {
  /** The performance score, from 0 to 1. */
  readonly score: number;
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blockingTime: number;
  readonly layoutShift: number;
}

function figuresOf({ lhr }: RunnerResult): Figures {
  const value = (audit: string) => {
    const found = lhr.audits[audit]?.numericValue;
    if (found === undefined) throw new Error(`Lighthouse omitted ${audit} for ${lhr.requestedUrl}`);
    return found;
  };
  return {
    score: lhr.categories['performance']?.score ?? 0,
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    blockingTime: value('total-blocking-time'),
    layoutShift: value('cumulative-layout-shift'),
  };
}

/** Loads a page once with Lighthouse's mobile settings: slow 4G, CPU throttling, an empty cache. */
export async function measureLoad(url: string): Promise<Figures> {
  const chrome = await launch({
    chromePath: await findChromium(),
    chromeFlags: [
      ...chromiumFlags,
      '--headless=new',
      '--ignore-certificate-errors',
      '--accept-lang=pt-BR',
    ],
    logLevel: 'error',
  });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'error',
      onlyCategories: ['performance'],
    });
    if (!result) throw new Error(`Lighthouse returned no result for ${url}`);
    if (result.lhr.runtimeError) throw new Error(result.lhr.runtimeError.message);
    return figuresOf(result);
  } finally {
    chrome.kill();
  }
}
