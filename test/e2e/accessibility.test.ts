import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { aPendingBusiness, theStaff } from '#test/support/stories/businesses.ts';
import { anOffer } from '#test/support/stories/offers.ts';
import { aNewcomer, aPerson } from '#test/support/stories/people.ts';
import { aShop } from '#test/support/stories/shops.ts';
import { bread, fillOffer } from './support/forms.ts';
import { expectScreen } from './support/screens.ts';
import { expectNoMotion, expectStillScreen } from './support/still-screen.ts';
import { expect, test } from './support/test.ts';

/** Expects that what is shown, in light and in dark, has nothing that axe calls serious or critical. */
async function expectNothingSerious(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    // The page follows a moment later; in between, text and background are of different schemes.
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
    await expectStillScreen(page);
    await expectNoMotion(page);
    const { violations } = await new AxeBuilder({ page }).analyze();
    const bad = violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => ({ id, where: nodes.map(({ target }) => target.join(' ')) }));
    expect(bad, `${page.url()} in ${colorScheme}`).toEqual([]);
  }
}

/** Opens a screen, waits until it is there, and expects the same of it. */
async function expectAccessible(page: Page, path: string, title: string | RegExp): Promise<void> {
  await page.goto(path);
  await expectScreen(page, title);
  await expectNothingSerious(page);
}

test('the ways in can be used by everyone @phone', async ({ page }) => {
  await expectAccessible(page, '/login', 'Entrar');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByText('Preencha este campo.').first()).toBeVisible();
  await expectNothingSerious(page);
  await expectAccessible(page, '/signup', 'Criar conta');
});

test('the way back in can be used by everyone @phone', async ({ page }) => {
  await expectAccessible(page, '/confirm-signup', 'Confirme seu e-mail');
  await expectAccessible(page, '/forgot', 'Esqueceu a senha?');
  await expectAccessible(page, '/confirm-forgot', 'Crie uma senha nova');
  await expectAccessible(page, '/nada', 'Não achamos esta página');
});

test('the terms can be accepted by everyone @phone', async ({ openAs }) => {
  const page = await openAs(await aNewcomer(), '/');
  await expectAccessible(page, '/accept-terms', 'Termos de uso');
});

test("an owner's first steps can be taken by everyone @phone", async ({ openAs }) => {
  const page = await openAs(await aPerson(), '/');
  await expectAccessible(page, '/business', 'Empresa');
  await expectAccessible(page, '/shop-list', 'Lojas');
  await expectAccessible(page, '/offer-list', 'Ofertas');
  await expectAccessible(page, '/profile', 'Perfil');
  await expectAccessible(page, '/change-password', 'Trocar a senha');
});

test("an owner's forms can be used by everyone @phone", async ({ openAs }) => {
  const { owner } = await aShop();
  const page = await openAs(owner, '/');
  await expectAccessible(page, '/business', 'Empresa');
  await expectAccessible(page, '/shop', 'Nova loja');
  await expectAccessible(page, '/offer', 'Nova oferta');
});

test('what is asked about an unusual discount can be answered by everyone @phone', async ({
  openAs,
}) => {
  const { owner } = await aShop();
  const page = await openAs(owner, '/offer');
  await fillOffer(page, { ...bread, originalPrice: '2.499,90', offerPrice: '24,99' });
  await page.getByRole('button', { name: 'Publicar oferta' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNothingSerious(page);
});

test('what an owner has can be read by everyone @phone', async ({ openAs }) => {
  const { owner, shop, offer } = await anOffer({
    availableLimit: 10,
    moreDetails: 'Com gergelim.',
  });
  const page = await openAs(owner, '/');
  await expectAccessible(page, '/shop-list', 'Lojas');
  await expectAccessible(page, `/shop?id=${shop.id}`, shop.shopIdentifier);
  await expectAccessible(page, '/offer-list', 'Ofertas');
  await expectAccessible(page, `/offer?id=${offer.id}`, offer.title);
});

test('the approvals can be used by everyone', async ({ openAs }) => {
  await aPendingBusiness();
  const page = await openAs(await theStaff(), '/');
  await expectAccessible(page, '/staff', 'Aprovações');
  await page
    .getByRole('button', { name: /^Recusar / })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNothingSerious(page);
});

test('the flyer can be read by everyone @phone', async ({ openAs }) => {
  const { shop, offer, business } = await anOffer({ offerRules: 'Uma por cliente.' });
  const page = await openAs(undefined, '/login');
  await expectAccessible(page, `/folder/${shop.shopIdentifier}`, business.name);
  await expectAccessible(page, `/folder/${offer.id}`, business.name);
  await expectAccessible(page, '/folder/ninguem', 'Não achamos esta loja');
});
