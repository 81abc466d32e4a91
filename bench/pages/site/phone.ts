import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { chromiumFlags, findChromium } from '#scripts/find-chromium.ts';
import { beforeExit } from '#scripts/process/main.ts';
import { trustFlag } from './certificate.ts';

/** Starts a browser that closes when the process ends. */
export async function launchBrowser(): Promise<Browser> {
  const { file } = await findChromium();
  const args = [...chromiumFlags, await trustFlag()];
  const browser = await chromium.launch({ executablePath: file, args });
  beforeExit(() => browser.close());
  return browser;
}

/** Slows a page down to a cheap phone, compared with this machine. */
export async function slowPage(page: Page, rate = 4): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
}

interface Phone {
  /** Address of the site. */
  readonly url: string;
  /** Local storage items. */
  readonly stored?: Readonly<Record<string, string>>;
  /** Whether the site may install its service worker. */
  readonly installs?: boolean;
  /** Pixels per point. */
  readonly deviceScaleFactor?: number;
}

/** Runs work on a Brazilian phone that has nothing stored but these items, and closes it. */
export async function onPhone<T>(
  browser: Browser,
  { url, stored = {}, installs = false, deviceScaleFactor = 1 }: Phone,
  work: (page: Page, context: BrowserContext) => Promise<T>,
): Promise<T> {
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }));
  const context = await browser.newContext({
    locale: 'pt-BR',
    viewport: { width: 390, height: 844 },
    deviceScaleFactor,
    baseURL: url,
    serviceWorkers: installs ? 'allow' : 'block',
    storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
  });
  try {
    return await work(await context.newPage(), context);
  } finally {
    await context.close();
  }
}
