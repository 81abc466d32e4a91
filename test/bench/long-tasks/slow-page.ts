import type { Browser, Page } from '@playwright/test';
import { aToken } from '#test/unit/web/support/a-token.ts';
import { userId } from './owner-answers.ts';

/** How many times slower the processor is than that of this machine. */
const slowdown = 4;

/** Opens a page as the owner on a slow phone, does something with it, and closes it. */
export async function onSlowPage<T>(
  browser: Browser,
  url: string,
  work: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    locale: 'pt-BR',
    viewport: { width: 390, height: 844 },
    ignoreHTTPSErrors: true,
  });
  try {
    const now = Math.floor(Date.now() / 1000);
    const stored = { userId, 'my-token': aToken(now, now + 3600) };
    await context.addInitScript((items) => {
      for (const [name, value] of Object.entries(items)) localStorage.setItem(name, value);
    }, stored);
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'networkidle' });
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    return await work(page);
  } finally {
    await context.close();
  }
}
