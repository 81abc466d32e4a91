import type { Page } from '@playwright/test';
import { expectScreen } from './support/screens.ts';
import { expect, test } from './support/test.ts';

/** Aborts requests for matching files; returns a function that ends this. */
async function lose(page: Page, files: RegExp): Promise<() => Promise<void>> {
  await page.route(files, (route) => route.abort());
  return () => page.unroute(files);
}

/** Goes offline; returns a function that ends this. */
async function loseLine(page: Page): Promise<() => Promise<void>> {
  await page.context().setOffline(true);
  return () => page.context().setOffline(false);
}

const losses = {
  'its own script': (page: Page) => lose(page, /\/static\/business-.*\.js$/),
  'a script that screens share': (page: Page) => lose(page, /\/static\/forms-.*\.js$/),
  'its style sheet': (page: Page) => lose(page, /\/static\/business-.*\.css$/),
  'the connection': loseLine,
};

for (const [lost, loseIn] of Object.entries(losses)) {
  test(`a screen that lost ${lost} opens at the second try`, async ({ openAs, sharedShop }) => {
    const page = await openAs(sharedShop.owner, '/shop-list');
    await expectScreen(page, 'Lojas');
    const restore = await loseIn(page);
    await page.getByRole('link', { name: 'Empresa' }).click();
    const again = page.getByRole('button', { name: 'Tentar de novo' });
    await expectScreen(page, 'Não deu para abrir esta página');
    await restore();
    await again.click();
    await expectScreen(page, 'Empresa');
    const styles = page.locator('link[rel=stylesheet][href*="/business-"]');
    const rules = styles.evaluate((link: HTMLLinkElement) => link.sheet?.cssRules.length);
    expect(await rules).toBeGreaterThan(0);
  });
}

test('a toast whose code was lost is shown at the next try', async ({ page }) => {
  await page.goto('/login');
  await lose(page, /\/i18n\/en\.json$/);
  const restore = await lose(page, /\/static\/toasts-.*\.js$/);
  const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('/toasts-'));
  await page.getByRole('button', { name: 'English' }).click();
  await lost;
  await restore();
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('alert')).toContainText('Sem conexão');
});

test('a code file is transferred once, although it is preloaded before it is imported', async ({
  openAs,
  sharedShop,
}) => {
  const page = await openAs(sharedShop.owner, '/shop-list');
  await page.getByRole('link', { name: 'Empresa' }).click();
  await expectScreen(page, 'Empresa');
  const transferred = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name, transferSize }) => name.includes('/static/') && transferSize > 0)
      .map(({ name }) => name),
  );
  expect(transferred).toContainEqual(expect.stringMatching(/\/business-.*\.js$/));
  expect(transferred).toHaveLength(new Set(transferred).size);
});
