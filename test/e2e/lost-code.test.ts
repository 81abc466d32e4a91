import type { Page } from '@playwright/test';
import { expectScreen } from './support/screens.ts';
import { expect, test } from './support/test.ts';

/** Aborts requests for matching files; returns a function that ends this. */
async function lose(page: Page, files: string | RegExp): Promise<() => Promise<void>> {
  await page.route(files, (route) => route.abort());
  return () => page.unroute(files);
}

/** Returns the code files that the page transferred since it was loaded. */
const transferred = (page: Page) =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name, transferSize }) => name.includes('/static/') && transferSize > 0)
      .map(({ name }) => name),
  );

test('a page whose files did not load opens after a retry, or says that it is an older version', async ({
  openAs,
  sharedShop,
}) => {
  const page = await openAs(sharedShop.owner, '/shop-list');
  await expectScreen(page, 'Lojas');
  const again = page.getByRole('button', { name: 'Tentar de novo' });
  const failed = 'Não deu para abrir esta página';

  await test.step('a style sheet, and the connection at the first retry', async () => {
    const restore = await lose(page, '**/static/business-*.css');
    await page.getByRole('link', { name: 'Empresa' }).click();
    await expectScreen(page, failed);
    await expect(page.getByRole('link', { name: 'Ir para o início' })).toBeVisible();
    await restore();
    await page.context().setOffline(true);
    await again.click();
    await expectScreen(page, failed);
    await page.context().setOffline(false);
    await again.click();
    await expectScreen(page, 'Empresa');
    const sheet = page.locator('link[rel=stylesheet][href*="/business-"]');
    const rules = sheet.evaluate((link: HTMLLinkElement) => link.sheet?.cssRules.length);
    expect(await rules).toBeGreaterThan(0);
  });

  await test.step('a script that the site does not have any more', async () => {
    const restore = await lose(page, '**/static/profile-*.js');
    await page.getByRole('link', { name: 'Perfil' }).click();
    await expectScreen(page, failed);
    // The site answers, but the file does not exist.
    await again.click();
    await expectScreen(page, 'Saiu uma versão nova da Vitrine');
    await restore();
    await page.getByRole('button', { name: 'Recarregar' }).click();
    await expectScreen(page, 'Perfil');
  });

  await test.step('the texts', async () => {
    const restore = await lose(page, '**/i18n/private/pt.json');
    await page.reload();
    await expectScreen(page, failed);
    await restore();
    await again.click();
    await expectScreen(page, 'Perfil');
  });

  await test.step('a file that is preloaded before it is imported is transferred once', async () => {
    const fresh = await openAs(sharedShop.owner, '/shop-list');
    await fresh.getByRole('link', { name: 'Empresa' }).click();
    await expectScreen(fresh, 'Empresa');
    const files = await transferred(fresh);
    expect(files).toContainEqual(expect.stringMatching(/\/business-.*\.js$/));
    expect(files).toHaveLength(new Set(files).size);
  });
});
