import type { Browser } from '@playwright/test';
import type { Row } from '../pages/rows.ts';
import { onPhone } from '../pages/site/phone.ts';
import type { Server } from '../pages/site/serve.ts';

/** Kilobytes of a page with twenty offers and their pictures, with all code, scrolled to the end. */
const maxKilobytes = 400;
/** Cumulative Layout Shift. */
const maxShift = 0.01;

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

/** Opens a page with pictures on a phone, scrolls to its end, and weighs the encoded bodies of its files. */
export const weighPage = (
  browser: Browser,
  { url }: Server,
  { name, path, offers }: { readonly name: string; readonly path: string; readonly offers: number },
): Promise<readonly Row[]> =>
  onPhone(browser, { url, deviceScaleFactor: 2 }, async (page) => {
    const sizes: Promise<{ readonly isImage: boolean; readonly bytes: number }>[] = [];
    page.on('requestfinished', (request) => {
      const isImage = new URL(request.url()).pathname.startsWith('/images/');
      sizes.push(request.sizes().then(({ responseBodySize: bytes }) => ({ isImage, bytes })));
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let top = 0; top < height; top += 600) {
      await page.evaluate((to) => window.scrollTo(0, to), top);
      await page.waitForFunction(areImagesShown);
    }
    const all = await Promise.all(sizes);
    const total = all.reduce((sum, { bytes }) => sum + bytes, 0);
    const pictures = all.filter(({ isImage }) => isImage).length;
    const shift = await page.evaluate(layoutShift);
    return [
      {
        ...{ page: name, name: 'scrolled to the end', value: total / 1000 },
        ...{ goal: maxKilobytes, digits: 1, unit: 'KB' },
      },
      { page: name, name: 'pictures', value: pictures, goal: offers, isAtLeast: true },
      { page: name, name: 'layout shift of pictures', value: shift, goal: maxShift, digits: 3 },
    ];
  });
