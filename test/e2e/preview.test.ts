import { endReplacements } from '#test/screens/answers.ts';
import { twelveOffers } from '#test/screens/replaced-answers.ts';
import { aRegisteredBusiness, decideAsStaff } from '#test/support/stories/businesses.ts';
import { daysAhead, publish } from '#test/support/stories/offers.ts';
import { openShop } from '#test/support/stories/shops.ts';
import { demoIds, demoPerson } from './support/demo-people.ts';
import { expectScreen } from './support/screens.ts';
import { a4, sheetsOf } from './support/sheets.ts';
import { expect, test } from './support/test.ts';

test('the owner of a business under review previews its pages, which nobody else sees', async ({
  openAs,
}) => {
  const owned = await aRegisteredBusiness();
  const shop = await openShop(owned);
  const page = await openAs(owned.owner, '/shop-list');
  await expect(page.getByText('Empresa em análise')).toBeVisible();
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: /^Ver prévia/ }).click();
  const preview = await opened;
  await expect(preview).toHaveURL(`/preview/${shop.shopIdentifier}`);
  await expect(preview.getByText('Só você e sua equipe veem esta página')).toBeVisible();
  await preview.getByText('Página da loja', { exact: true }).click();
  await expect(preview).toHaveURL(/page=shop$/);
  await expectScreen(preview, new RegExp(`^${shop.business.name}`));
  const answer = await preview.request.get(`/folder/${shop.shopIdentifier}`);
  expect(answer.status()).toBe(404);
  await preview.close();

  const poster = page.getByRole('link', { name: /^Cartaz com QR code/ });
  await page.goto((await poster.getAttribute('href')) ?? '');
  await expectScreen(page, /^Cartaz de/);
  await expect(page.getByRole('button', { name: 'Imprimir cartaz' })).toBeEnabled();
  await expect(page.getByRole('img', { name: /^QR code do folheto/ })).toBeVisible();
  await page.goBack();
  await expectScreen(page, 'Lojas');

  await test.step('after the approval, only an offer that has not started is hidden', async () => {
    await decideAsStaff(owned.business.id, 'approve');
    const offer = await publish({ ...owned, shop }, { startDate: daysAhead(3) });
    await page.goto(`/preview/${offer.id}?loja=${shop.shopIdentifier}`);
    await expect(page.getByText('Os clientes não veem esta oferta')).toBeVisible();
    await page.goto(`/preview/${shop.shopIdentifier}`);
    await expect(page.getByText('É assim que os clientes veem esta página.')).toBeVisible();
  });
});

test('a preview and a poster fit on one sheet each @phone', async ({
  openAs,
  sharedShop: { owner, shop },
}) => {
  await test.step('twelve offers with usual texts, also by the print command of the browser', async () => {
    const page = await openAs(await demoPerson('dona'), '/shop-list');
    await twelveOffers(page, await demoIds());
    await page.goto('/preview/padariasoldaaurora');
    await expect(page.getByRole('article').first()).toBeVisible();
    // Another document is shown on a screen again.
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('article').filter({ visible: true })).toHaveCount(12);
    await expect(page.getByRole('img', { name: /^QR code do folheto/ })).toBeVisible();
    expect(sheetsOf(await page.pdf({ preferCSSPageSize: true }))).toEqual([a4]);

    await test.step('a price of five figures shrinks into a narrow card, on one line', async () => {
      await page.emulateMedia({ media: 'screen' });
      // The narrowest card, of 167 pixels beside its margins.
      await page.setViewportSize({ width: 199, height: 740 });
      const tag = page.getByText('R$\u00a012.499,90', { exact: true }).first().locator('..');
      const { inside, height, figures } = await tag.evaluate((element) => ({
        inside: element.scrollWidth <= (element.parentElement?.clientWidth ?? 0),
        height: element.clientHeight,
        figures: Number.parseFloat(getComputedStyle(element).fontSize),
      }));
      expect(inside).toBe(true);
      expect(height).toBeLessThan(1.2 * figures);
    });
    await endReplacements(page);
  });

  await test.step('the poster of a long name with an avatar', async () => {
    const page = await openAs(owner, '/shop-list');
    await page.route('**/api/shops/shop-identifier/*', async (route) => {
      const answer = await route.fetch();
      const shown = await answer.json();
      const name = 'Padaria e Confeitaria Sol da Aurora de São João e Filhas, desde 1954';
      const business = { ...shown.business, name, avatarUrl: '/nothing' };
      await route.fulfill({ response: answer, json: { ...shown, business } });
    });
    await page.setViewportSize({ width: 733, height: 1062 });
    await page.goto(`/poster/${shop.shopIdentifier}`);
    await expect(page.getByRole('img', { name: /^QR code do folheto/ })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    const poster = page.getByRole('article');
    const isCut = await poster.evaluate((frame) => frame.scrollHeight > frame.clientHeight);
    expect(isCut).toBe(false);
    expect(sheetsOf(await page.pdf({ preferCSSPageSize: true }))).toEqual([a4]);
  });
});
