import { flyerLink } from '#web/product/share/flyer-link.ts';
import { expectScreen } from './support/screens.ts';
import { expect, test } from './support/test.ts';

test('the language follows the browser, and a chosen one stays, in the app and on open pages', async ({
  page,
  sharedShop,
}) => {
  const english = page.getByRole('button', { name: 'English' });
  const html = page.locator('html');
  await page.goto('/login');
  await expectScreen(page, 'Entrar');

  await test.step('texts that do not load are said, although the code of the message was lost first', async () => {
    const [texts, toasts] = ['**/i18n/en.json', '**/static/toasts-*.js'];
    for (const files of [texts, toasts]) await page.route(files, (route) => route.abort());
    const lost = page.waitForEvent('requestfailed', (request) =>
      request.url().includes('/toasts-'),
    );
    await english.click();
    await lost;
    await page.unroute(toasts);
    await english.click();
    await expect(page.getByRole('alert')).toContainText('Sem conexão');
    await expectScreen(page, 'Entrar');
    await page.unroute(texts);
  });

  await test.step('the app is in English, also after a reload, and so are open pages', async () => {
    await english.click();
    await expectScreen(page, 'Sign in');
    await page.reload();
    await expectScreen(page, 'Sign in');
    await expect(html).toHaveAttribute('lang', /^en/);
    await page.goto(flyerLink(sharedShop.shop.shopIdentifier));
    await expect(html).toHaveAttribute('lang', 'en');
    await page.getByRole('link', { name: 'Terms of use' }).click();
    await expect(page.getByText('The text below is in Portuguese.')).toBeVisible();
  });

  await test.step('a language that is chosen on an open page is the one of the app, too', async () => {
    await page.getByRole('link', { name: 'Español' }).click();
    await expect(html).toHaveAttribute('lang', /^es/);
    await page.goto('/login');
    await expect(html).toHaveAttribute('lang', /^es/);
  });
});
