import type { Browser } from '@playwright/test';

/** Transferred bytes of a page: encoded bodies without headers. */
export interface PageBytes {
  readonly images: number;
  readonly total: number;
  readonly files: number;
  /** Cumulative Layout Shift from the first paint on. */
  readonly layoutShift: number;
}

interface Visit {
  /** Until the network was idle. */
  readonly firstView: PageBytes;
  /** After the page was scrolled to its end. */
  readonly whole: PageBytes;
}

/** Returns the sum of layout shifts so far that no input of the visitor caused. */
const layoutShift = () =>
  new Promise<number>((resolve) => {
    const observer = new PerformanceObserver((list) => {
      const shifts = list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[];
      resolve(
        shifts.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0),
      );
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => resolve(0), 500);
  });

/** Tells whether all images in the window are loaded. */
const areImagesShown = () =>
  [...document.images].every((image) => {
    const { top, bottom } = image.getBoundingClientRect();
    return image.complete || bottom < 0 || top > innerHeight;
  });

/** Opens a page as a new visitor on a phone with two pixels per point, then scrolls to its end. */
export async function weighPage(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    locale: 'pt-BR',
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
  });
  try {
    const page = await context.newPage();
    const sizes: Promise<{ readonly isImage: boolean; readonly bytes: number }>[] = [];
    page.on('requestfinished', (request) => {
      const isImage = new URL(request.url()).pathname.startsWith('/images/');
      const size = request.sizes().then(({ responseBodySize: bytes }) => ({ isImage, bytes }));
      sizes.push(size);
    });
    const bytesSoFar = async (): Promise<PageBytes> => {
      const all = await Promise.all(sizes);
      const sum = (some: typeof all) => some.reduce((total, { bytes }) => total + bytes, 0);
      const images = all.filter(({ isImage }) => isImage);
      const shift = await page.evaluate(layoutShift);
      return { images: sum(images), total: sum(all), files: images.length, layoutShift: shift };
    };
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    const firstView = await bytesSoFar();
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let top = 0; top < height; top += 600) {
      await page.evaluate((to) => window.scrollTo(0, to), top);
      await page.waitForFunction(areImagesShown);
    }
    return { firstView, whole: await bytesSoFar() };
  } finally {
    await context.close();
  }
}
