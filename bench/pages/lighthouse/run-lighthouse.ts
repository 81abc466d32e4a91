import { chromium } from '@playwright/test';
import { type LaunchedChrome, launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { chromiumFlags, findChromium } from '#scripts/find-chromium.ts';
import { trustFlag } from '../site/certificate.ts';

/** Maximum loads until the trace is complete; Lighthouse may fail on a busy machine. */
const attempts = 3;

/** Local storage items, such as those of a signed-in user. */
export type Stored = Readonly<Record<string, string>>;

async function launchChrome(): Promise<LaunchedChrome> {
  return launch({
    chromePath: (await findChromium()).file,
    chromeFlags: [...chromiumFlags, '--headless=new', await trustFlag(), '--accept-lang=pt-BR'],
    logLevel: 'error',
  });
}

/** Stores items without loading the app, which would fill the browser's cache. */
async function storeItems({ port }: LaunchedChrome, url: string, stored: Stored): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const page = await browser.contexts()[0]?.newPage();
  if (!page) throw new Error('The browser has no profile to store items in');
  await page.goto(new URL('/favicon.svg', url).href);
  await page.evaluate((items) => {
    for (const [name, value] of Object.entries(items)) localStorage.setItem(name, value);
  }, stored);
  await page.close();
  // Ends only the connection; the browser continues.
  await browser.close();
}

async function runOnce(
  url: string,
  categories: readonly string[],
  stored: Stored,
): Promise<Result> {
  const chrome = await launchChrome();
  const hasItems = Object.keys(stored).length > 0;
  try {
    if (hasItems) await storeItems(chrome, url, stored);
    const result = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'silent',
      onlyCategories: [...categories],
      // Pages that say what is missing answer 404 or 410.
      ignoreStatusCode: true,
      // The profile is new and has nothing else.
      disableStorageReset: hasItems,
    });
    if (!result) throw new Error(`Lighthouse returned no result for ${url}`);
    return result.lhr;
  } finally {
    chrome.kill();
  }
}

/**
 * Loads a page once with Lighthouse's mobile settings: slow 4G, CPU throttling, an empty cache, and the given local
 * storage.
 */
export async function runLighthouse(
  url: string,
  categories: readonly string[],
  stored: Stored = {},
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    const result = await runOnce(url, categories, stored);
    if (!result.runtimeError) return result;
    if (attempt === attempts) throw new Error(result.runtimeError.message);
  }
}
