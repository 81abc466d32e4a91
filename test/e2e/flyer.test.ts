import { offerRoutes } from '#contract/offers/routes.ts';
import { endReplacements } from '#test/screens/answers.ts';
import { twelveOffers } from '#test/screens/replaced-answers.ts';
import { aRegisteredBusiness, decideAsStaff } from '#test/support/stories/businesses.ts';
import { call } from '#test/support/stories/call.ts';
import { anOwnedOffer, daysAhead, publish } from '#test/support/stories/offers.ts';
import { openShop } from '#test/support/stories/shops.ts';
import { demoIds, demoPerson } from './support/demo-people.ts';
import { expectScreen } from './support/screens.ts';
import { expect, test } from './support/test.ts';

test('the flyer of an offer shows it first and large, and the link of a removed offer says that @phone', async ({
  openAs,
}) => {
  const owned = await anOwnedOffer({
    title: 'Bolo de rolo inteiro',
    offerRules: 'Uma por cliente, só no balcão.',
  });
  const { owner, offer, shop, business } = owned;
  await publish(owned, { title: 'Clube do Sol' });
  const link = `/folder/${offer.id}?loja=${shop.shopIdentifier}`;
  const page = await openAs(undefined, link);
  const card = page.getByRole('article').filter({ hasText: offer.title });

  await test.step('the linked offer is first and large, below the names of business and neighbourhood', async () => {
    await expectScreen(page, `${business.name} · ${shop.address.neighborhood}`);
    await expect(page.getByRole('article').first()).toContainText(offer.title);
    await expect(page.getByRole('article').first()).toHaveAttribute('data-wide', '');
    await expect(page.getByRole('article').nth(1)).not.toHaveAttribute('data-wide');
    await expect(card.getByText('25% de desconto')).toBeAttached();
    await expect(card.getByText('Condições: Uma por cliente, só no balcão.')).toBeVisible();
    await expect(page.getByText('Sem limite de quantidade.').first()).toBeVisible();
  });

  await test.step('a visitor reads that the offer was removed', async () => {
    await call(offerRoutes.deleteOffer, { as: owner, params: { id: offer.id } });
    await page.goto(link);
    await expectScreen(page, 'Esta oferta não está disponível agora');
    await expect(page.getByRole('article').filter({ hasText: 'Clube do Sol' })).toBeVisible();
    await page.goto(`/folder/${offer.id}`);
    await expectScreen(page, 'Não achamos esta oferta');
    await page.getByRole('link', { name: 'Ir para a página inicial' }).click();
    await expect(page).toHaveURL(/\/login/);
  });
});

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

/** Returns the number of pages of a PDF. */
const sheetsOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;

test('a printed flyer has its link and QR code @phone', async ({
  openAs,
  sharedShop: { shop },
}) => {
  const page = await openAs(undefined, `/folder/${shop.shopIdentifier}`);
  await page.evaluate(() => {
    window.print = () => {
      document.body.dataset['printed'] = 'yes';
    };
  });
  await page.getByRole('button', { name: 'Imprimir' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('img', { name: /^QR code do folheto/ })).toBeVisible();
  await expect(page.getByText(new RegExp(`/folder/${shop.shopIdentifier}$`))).toBeVisible();
  await expect(page.getByRole('button', { name: 'Imprimir' })).toBeHidden();
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
    expect(sheetsOf(await page.pdf({ preferCSSPageSize: true }))).toBe(1);

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
    expect(sheetsOf(await page.pdf({ preferCSSPageSize: true }))).toBe(1);
  });
});
