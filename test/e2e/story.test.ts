import { waitForCode } from '#test/support/mails.ts';
import { theStaff } from '#test/support/stories/businesses.ts';
import { anIdentifier } from '#test/support/stories/shops.ts';
import { anEmail, password } from './support/accounts.ts';
import { aBakery, bread, fillBusiness, fillOffer, fillShop } from './support/forms.ts';
import { approve, chooseFromMenu, expectScreen } from './support/screens.ts';
import { expect, test } from './support/test.ts';

test('an owner signs up, is approved and publishes an offer that the public sees @phone-only', async ({
  page,
  openAs,
}) => {
  const email = anEmail();
  const business = { ...aBakery, name: `Padaria ${anIdentifier().slice(4, 12)}` };
  const identifier = anIdentifier();

  await test.step('the owner signs up and accepts the terms', async () => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Criar conta' }).click();
    await page.getByLabel('Nome completo').fill('Dona Aurora');
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Senha', { exact: true }).fill(password);
    await page.getByRole('checkbox', { name: /termos de uso/ }).check();
    await page.getByRole('button', { name: 'Criar conta' }).click();
  });

  await test.step('the owner confirms the e-mail with the mailed code', async () => {
    await expectScreen(page, 'Confirme seu e-mail');
    await page.getByLabel('Código de 6 dígitos').fill(await waitForCode(email));
    await page.getByRole('button', { name: 'Confirmar' }).click();
  });

  await test.step('the owner, signed in by that, registers the business', async () => {
    await expectScreen(page, 'Empresa');
    await fillBusiness(page, business);
    await page.getByRole('button', { name: 'Cadastrar empresa' }).click();
    await expect(page.getByText('Cadastro em análise')).toBeVisible();
  });

  await test.step('staff approve the business in another browser', async () => {
    const staff = await openAs(await theStaff(), '/login');
    await expectScreen(staff, 'Aprovações');
    await approve(staff, business.name);
  });

  await test.step('the owner sees the active business and opens a shop', async () => {
    await page.reload();
    await expect(page.getByRole('main').getByText('Ativa', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Cadastrar loja' }).click();
    await fillShop(page, identifier);
    await expect(page.getByText('Disponível')).toBeVisible();
    await page.getByRole('button', { name: 'Abrir loja' }).click();
    await expect(page.getByRole('heading', { name: identifier })).toBeVisible();
  });

  await test.step('the owner publishes an offer', async () => {
    await page.getByRole('link', { name: 'Criar oferta' }).click();
    await fillOffer(page, bread);
    await page.getByRole('button', { name: 'Publicar oferta' }).click();
    await expect(page.getByRole('heading', { name: bread.title })).toBeVisible();
  });

  await test.step('the owner sends the flyer on WhatsApp, which ends the first steps', async () => {
    const share = page.getByRole('link', { name: 'Enviar no WhatsApp' });
    const flyer = encodeURIComponent(new URL(`/folder/${identifier}`, page.url()).href);
    await expect(share).toHaveAttribute('href', new RegExp(`^https://wa.me/.text=.*${flyer}$`));
    await page.getByRole('button', { name: 'Já enviei' }).click();
    await expect(share).toBeHidden();
  });

  await test.step('the menu closes by its button, and leads to other screens', async () => {
    const menu = page.getByRole('button', { name: 'Abrir o menu' });
    await menu.click();
    await page.getByRole('button', { name: 'Fechar o menu' }).click();
    await expect(menu).toBeFocused();
    await chooseFromMenu(page, 'Ofertas');
    await expectScreen(page, 'Ofertas');
  });

  await test.step('a signed-out visitor sees the offer on the flyer', async () => {
    const stranger = await openAs(undefined, `/folder/${identifier}`);
    await expectScreen(stranger, business.name);
    await expect(stranger.getByRole('article').filter({ hasText: bread.title })).toContainText(
      /R\$\s5,49/,
    );
    await expect(stranger.getByRole('link', { name: 'Falar no WhatsApp' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/5581998765432\?text=/,
    );
    await expect(stranger.getByText(`CNPJ ${business.taxId}`)).toBeVisible();
  });

  await test.step('a reload keeps the session, and logging out clears it', async () => {
    await page.reload();
    await expect(page.getByRole('heading', { name: bread.title })).toBeVisible();
    await page.getByRole('button', { name: 'Minha conta' }).click();
    await page.getByRole('menuitem', { name: 'Sair' }).click();
    await expectScreen(page, 'Entrar');
    expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('userId');
    await page.goto('/offer-list');
    await expectScreen(page, 'Entrar');
  });
});
