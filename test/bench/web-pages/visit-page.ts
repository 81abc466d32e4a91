import type { Browser } from '@playwright/test';
import type { AppServer, Served } from './serve-app.ts';

/** Opens a page as a new visitor on a phone; returns all files that it loaded until the network was idle. */
export async function visitPage(
  browser: Browser,
  server: AppServer,
  path: string,
): Promise<readonly Served[]> {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    locale: 'pt-BR',
    viewport: { width: 390, height: 844 },
    ignoreHTTPSErrors: true,
  });
  try {
    const page = await context.newPage();
    server.takeServed();
    await page.goto(`${server.url}${path}`, { waitUntil: 'networkidle' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    return server.takeServed();
  } finally {
    await context.close();
  }
}
