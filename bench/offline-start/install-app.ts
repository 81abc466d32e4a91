import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { cachedPaths, filesOfStart, keptKeys } from '#test/support/kept-on-device.ts';
import { scrollToEnd } from '../long-tasks/actions.ts';
import { userId } from '../long-tasks/owner-answers.ts';
import { sessionItems } from '../web-pages/session-items.ts';

/** Milliseconds within which the service worker has cached all files. */
const installedWithin = 60_000;

const isOfOffers = (key: string) => decodeURIComponent(key).includes('/offers","pages"');

async function isInstalled(page: Page): Promise<boolean> {
  const paths = await cachedPaths(page);
  const keys = await keptKeys(page);
  return (
    filesOfStart.every((file) => paths.some((path) => file.test(path))) && keys.some(isOfOffers)
  );
}

/**
 * Opens the app as the owner on a phone and scrolls through all offers, to fill its cache. Resolves
 * when the app can start offline.
 */
export async function installApp(browser: Browser, url: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    locale: 'pt-BR',
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.goto(`${url}/favicon.svg`);
  await page.evaluate((items) => Object.assign(localStorage, items), sessionItems(userId));
  await page.goto(`${url}/offer-list`, { waitUntil: 'networkidle' });
  await scrollToEnd(page);
  const deadline = Date.now() + installedWithin;
  while (!(await isInstalled(page))) {
    if (Date.now() > deadline) throw new Error('The app was not installed');
    await pause(500);
  }
  // An answer is stored half a second after it came.
  await pause(2_000);
  await page.close();
  return context;
}
