import type { Browser } from '@playwright/test';
import { onPhone, slowPage } from '../pages/site/phone.ts';
import type { MeasuredPage } from './measured-pages.ts';

/** The slow line of a cheap plan: 400 kbit/s, 400 ms until an answer begins. In bytes a second and milliseconds. */
const slowLine = { latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

/** Makes the browser report when the text of each price tag is painted. Runs in the page, before anything of it. */
function watchPrices(): void {
  const mark = (node: Node) => {
    if (!(node instanceof Element)) return;
    for (const part of [node, ...node.querySelectorAll('*')]) {
      if (part.closest('[data-figures]')) part.setAttribute('elementtiming', 'price');
    }
  };
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) addedNodes.forEach(mark);
  }).observe(document, { childList: true, subtree: true });
}

/** Returns when the first price was painted, in milliseconds since the navigation; for a page without, its first text. */
const paintOf = (type: string) =>
  new Promise<number>((resolve, reject) => {
    new PerformanceObserver((list) => {
      const [entry] = list
        .getEntries()
        .filter(({ name }) => type === 'element' || name === 'first-contentful-paint');
      const { renderTime, startTime = 0 } = (entry ?? {}) as {
        renderTime: number;
      } & Partial<PerformanceEntry>;
      if (entry) resolve(renderTime || startTime);
    }).observe({ type, buffered: true });
    setTimeout(() => reject(new Error('The page has painted no price')), 20_000);
  });

/**
 * Opens a page as a new visitor on a cheap phone with a slow line. Returns the milliseconds until the text of its first
 * price, or without `hasPrices` any text, is painted.
 */
export const timeOfFirstPrice = (
  browser: Browser,
  url: string,
  { path, hasPrices }: MeasuredPage,
): Promise<number> =>
  onPhone(browser, { url, deviceScaleFactor: 2 }, async (page, context) => {
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', { offline: false, ...slowLine });
    await slowPage(page);
    await page.addInitScript(watchPrices);
    await page.goto(path, { waitUntil: 'commit' });
    return page.evaluate(paintOf, hasPrices ? 'element' : 'paint');
  });
