import type { Browser, Page } from '@playwright/test';
import { imagesPath } from '#contract/media/images.ts';
import { isPageState, type NamedState, pathOf } from '#test/screens/state.ts';
import { median } from '../../support/median.ts';
import type { Measured, Row } from '../rows.ts';
import { onPhone, slowPage } from '../site/phone.ts';
import type { Site } from '../site/start-site.ts';
import { standardOf } from './standards.ts';

const runs = 5;

/** Seconds until the first price, or the first text of a page without, is painted on the slow line. */
const maxSeconds = 2.5;
/** Gzipped kilobytes of the HTML with its style sheet. */
const maxHtml = 14;
/** Files of a page besides photos: the page, its font, its script and its icon. */
const maxFiles = 4;
/** Kilobytes of a page with all its pictures and code. */
const maxKilobytes = 400;
/** Cumulative Layout Shift. */
const maxShift = 0.01;

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

/** Returns the milliseconds until the first price, or the first text of a page without, was painted. Runs in the page. */
const firstPaint = () =>
  new Promise<number>((resolve, reject) => {
    const type = document.querySelector('[data-figures]') ? 'element' : 'paint';
    new PerformanceObserver((list) => {
      const [entry] = list
        .getEntries()
        .filter(({ name }) => type === 'element' || name === 'first-contentful-paint');
      const { renderTime = 0 } = (entry ?? {}) as { readonly renderTime?: number };
      if (entry) resolve(renderTime || entry.startTime);
    }).observe({ type, buffered: true });
    setTimeout(() => reject(new Error('The page has painted nothing')), 20_000);
  });

/** Opens a page as a new visitor on a cheap phone with a slow line. Returns the seconds until its first price. */
const timeOfFirstPrice = (browser: Browser, url: string, path: string): Promise<number> =>
  onPhone(browser, { url, deviceScaleFactor: 2 }, async (page, context) => {
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', { offline: false, ...slowLine });
    await slowPage(page);
    await page.addInitScript(watchPrices);
    await page.goto(path);
    return (await page.evaluate(firstPaint)) / 1000;
  });

/** Returns the sum of layout shifts so far that no input of the visitor caused. Runs in the page. */
const layoutShift = () =>
  new Promise<number>((resolve) => {
    new PerformanceObserver((list) => {
      const shifts = list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[];
      resolve(
        shifts.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0),
      );
    }).observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => resolve(0), 500);
  });

/** Tells whether all images in the window are loaded. Runs in the page. */
const areImagesShown = () =>
  [...document.images].every((image) => {
    const { top, bottom } = image.getBoundingClientRect();
    return image.complete || bottom < 0 || top > innerHeight;
  });

async function scrollThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 600) {
    await page.evaluate((to) => window.scrollTo(0, to), top);
    await page.waitForFunction(areImagesShown);
  }
}

/** Opens a page on a phone, scrolls to its end, and weighs its files as sent. Its count of views is left out. */
const weigh = ({ browser, server, ids }: Site, state: NamedState): Promise<readonly Row[]> =>
  onPhone(browser, { url: server.url, deviceScaleFactor: 2 }, async (opened) => {
    server.takeServed();
    await opened.goto(pathOf(state, ids), { waitUntil: 'networkidle' });
    await scrollThrough(opened);
    const shift = await opened.evaluate(layoutShift);
    const served = server.takeServed().filter(({ path }) => !path.startsWith('/api/'));
    const sumOf = (type: string) =>
      served.reduce((sum, one) => sum + (one.type.startsWith(type) ? one.bytes : 0), 0) / 1000;
    const photos = served.filter(({ path }) => path.startsWith(`${imagesPath}/`));
    const files = served.length - photos.length;
    const [page, unit] = [state.name, 'KB'];
    return [
      {
        page,
        name: 'HTML with CSS, gzip',
        value: sumOf('text/html'),
        goal: maxHtml,
        digits: 1,
        unit,
      },
      { page, name: 'files besides photos', value: files, goal: maxFiles },
      { page, name: 'photos', value: photos.length },
      { page, name: 'scrolled to the end', value: sumOf(''), goal: maxKilobytes, digits: 1, unit },
      { page, name: 'layout shift, scrolled', value: shift, goal: maxShift, digits: 3 },
    ];
  });

/** Measures open pages for a new visitor: the first price on a slow line, their bytes and what moves in them. */
export async function measureOpenPages(
  site: Site,
  states: readonly NamedState[],
): Promise<Measured> {
  const rows: Row[] = [];
  for (const state of states.filter((one) => isPageState(one) && standardOf(one)?.isOpen)) {
    const seconds: number[] = [];
    while (seconds.length < runs) {
      seconds.push(await timeOfFirstPrice(site.browser, site.server.url, pathOf(state, site.ids)));
    }
    rows.push({
      ...{ page: state.name, name: 'first price, 400 kbit/s, CPU/4', value: median(seconds) },
      ...{ goal: maxSeconds, digits: 2, unit: 's' },
    });
    rows.push(...(await weigh(site, state)));
  }
  return { rows };
}
