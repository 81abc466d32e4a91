import type { Page } from '@playwright/test';
import { waitForCode } from '#test/support/stage.ts';
import { anOwnedOffer } from '#test/support/stories/offers.ts';
import { shopTitle } from '#web/lib/format/shop-texts.ts';
import { anEmail, changePassword, password as chosenPassword } from './support/accounts.ts';
import { expectCounter } from './support/counter.ts';
import { acceptTerms, expectScreen, fillSignIn } from './support/screens.ts';
import { expect, test } from './support/test.ts';

const name = 'Jurema Lins';

/** Returns the temporary password on the page. */
const shownPassword = async (page: Page): Promise<string> =>
  (await page.getByText(/^[A-Z][a-z]{3}-\d{4}-\d{4}$/).textContent()) ?? '';

/** Follows the link above the page to the list of validators. */
const backToList = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('link', { name: /^Valida/ })
    .click();

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Minha conta' }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Sair']);
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  await expectScreen(page, 'Entrar');
}

/** Disables the validator of the open page, which leads to the list. */
async function disable(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Desativar' }).click();
  const dialog = page.getByRole('dialog', { name: `Desativar ${name}?` });
  await dialog.getByRole('button', { name: 'Desativar' }).click();
  await expectScreen(page, 'Validadores');
  await expect(page.getByText(`${name} não tem mais acesso.`)).toBeVisible();
}

test('an owner adds a validator, who signs in with the message and works; each new password and the end of the access end the session', async ({
  openAs,
}) => {
  test.slow();
  const { owner, shop, offer } = await anOwnedOffer();
  const email = anEmail();
  const page = await openAs(owner, '/login');

  const temporary =
    await test.step('an owner without validators lands on their list, and the password is shown once', async () => {
      await expectScreen(page, 'Validadores');
      await page.getByRole('main').getByRole('link', { name: 'Novo validador' }).last().click();
      await page.getByLabel('Nome').fill(name);
      await page.getByLabel('E-mail').fill(email);
      await expect(page.getByLabel('Loja', { exact: true })).toHaveValue(shop.id);
      await page.getByRole('button', { name: 'Criar acesso' }).click();
      await expect(page.getByRole('heading', { name: 'Acesso criado para Jurema' })).toBeFocused();
      return shownPassword(page);
    });

  const link =
    await test.step('the WhatsApp message has link, e-mail and password, which are stored nowhere', async () => {
      const context = page.context();
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
      const opened = page.waitForEvent('popup');
      await page.getByRole('link', { name: 'Enviar no WhatsApp' }).click();
      const text = new URL((await opened).url()).searchParams.get('text') ?? '';
      for (const part of [email, temporary, '7 dias']) expect(text).toContain(part);
      await page.bringToFront();
      await page.getByRole('button', { name: 'Copiar mensagem' }).click();
      await expect(page.getByRole('button', { name: 'Mensagem copiada' })).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
      const stored = await page.evaluate(
        () => location.href + JSON.stringify(localStorage) + JSON.stringify(sessionStorage),
      );
      expect(stored).not.toContain(temporary);
      // A reload leads to the validator's page, which offers another password.
      await page.reload();
      await expectScreen(page, name);
      await expect(page.getByText(temporary)).toHaveCount(0);
      await expect(page.getByText('se ela se perdeu, gere outra')).toBeVisible();
      await backToList(page);
      await expect(page.getByText('Falta trocar a senha temporária')).toBeVisible();
      return /http\S+/.exec(text)?.[0] ?? '';
    });

  const counter =
    await test.step('who closes the tab before the change of password finds only that and the logout', async () => {
      const tab = await openAs(undefined, link);
      await fillSignIn(tab, email, temporary);
      await acceptTerms(tab);
      await expectScreen(tab, 'Trocar a senha');
      await tab.close();
      const next = await tab.context().newPage();
      for (const path of ['/', '/offer-list', '/profile']) {
        await next.goto(path);
        await expectScreen(next, 'Trocar a senha');
      }
      await expect(next.getByRole('navigation')).toBeHidden();
      await signOut(next);
      await fillSignIn(next, email, temporary);
      await changePassword(next, temporary, chosenPassword);
      await expectCounter(next);
      return next;
    });

  await test.step('the validator sees the offers of their shop and their flyers, and nothing of the owner', async () => {
    await counter.goto('/offer-list');
    await expectScreen(counter, shopTitle(shop));
    const main = counter.getByRole('main');
    await expect(main.getByRole('switch')).toHaveCount(0);
    await expect(main.getByRole('button', { name: /^Ações/ })).toHaveCount(0);
    await expect(main.getByRole('link', { name: 'Nova oferta' })).toHaveCount(0);
    const menu = counter.getByRole('navigation', { name: 'Menu principal' });
    await expect(menu.getByRole('link')).toHaveText(['Balcão', 'Ofertas', 'Perfil']);
    const opened = counter.waitForEvent('popup');
    await main.getByRole('link', { name: offer.title, exact: true }).click();
    const flyer = await opened;
    await expect(flyer).toHaveURL(`/folder/${offer.id}?loja=${shop.shopIdentifier}`);
    await flyer.close();
    await expectScreen(counter, shopTitle(shop));
  });

  await test.step('another temporary password ends the session, and has to be changed', async () => {
    await page.reload();
    await expect(page.getByRole('article').getByText('Com acesso')).toBeVisible();
    await page.getByRole('link', { name }).click();
    await page.getByRole('button', { name: 'Nova senha temporária' }).click();
    await page.getByRole('button', { name: 'Gerar nova senha' }).click();
    await expect(page.getByRole('heading', { name: /^Nova senha temporária para/ })).toBeFocused();
    const another = await shownPassword(page);
    await counter.reload();
    await expectScreen(counter, 'Entrar');
    await fillSignIn(counter, email, another);
    await changePassword(counter, another, chosenPassword);
    await expectScreen(counter, shopTitle(shop));
  });

  await test.step('a disabled validator reads that at their next call, and no cached data stay', async () => {
    await backToList(page);
    await page.getByRole('link', { name }).click();
    await disable(page);
    await counter.getByText('Encerradas', { exact: true }).click();
    await expectScreen(counter, 'Entrar');
    await expect(counter.getByText('fale com quem liberou seu acesso')).toBeVisible();
    expect(await counter.evaluate(() => JSON.stringify(localStorage))).not.toContain('my-token');
    await expect(counter.getByText(offer.title)).toHaveCount(0);
    await fillSignIn(counter, email, chosenPassword);
    await expect(counter.getByRole('alert')).toContainText('E-mail ou senha não conferem.');
  });

  await test.step('who is added again has another account', async () => {
    await page.getByText('Desativados', { exact: true }).click();
    await page.getByRole('link', { name }).click();
    await expectScreen(page, name);
    // The back link keeps the filter.
    await backToList(page);
    await expect(page.getByRole('radio', { name: 'Desativados' })).toBeChecked();
    await page.getByRole('link', { name }).click();
    await page.getByRole('button', { name: 'Adicionar de novo' }).click();
    await expect(page.getByRole('heading', { name: /^Acesso criado para/ })).toBeFocused();
    await fillSignIn(counter, email, await shownPassword(page));
    await acceptTerms(counter);
    await expectScreen(counter, 'Trocar a senha');
  });

  await test.step('a password that was reset by mail and not changed must still be changed', async () => {
    const mailed = 'PorEmail#2026';
    await signOut(counter);
    await counter.getByRole('link', { name: 'Esqueci a senha' }).click();
    // The previous screen, which also has such a field, is shown until this one has loaded.
    await expectScreen(counter, 'Esqueceu a senha?');
    await counter.getByLabel('E-mail').fill(email);
    await counter.getByRole('button', { name: 'Enviar código' }).click();
    await counter.getByLabel('Código de 6 dígitos').fill(await waitForCode(email));
    await counter.getByLabel('Nova senha').fill(mailed);
    await counter.getByRole('button', { name: 'Salvar nova senha' }).click();
    await expect(counter.getByText('Nova senha salva.')).toBeVisible();
    await fillSignIn(counter, email, mailed);
    await expectScreen(counter, 'Trocar a senha');
    await expect(counter.getByText('A atual é a que você usou para entrar.')).toBeVisible();
    await changePassword(counter, mailed, chosenPassword);
    await expect(counter).toHaveURL(/\/counter$/);
  });
});
