import { keys } from '#lambdas/platform/table/keys.ts';
import { anOwnedOffer } from '#test/support/stories/offers.ts';
import { changeItem } from '#test/support/stories/table.ts';
import { shopTitle } from '#web/lib/format/shop-texts.ts';
import { anEmail, password as chosenPassword } from './support/accounts.ts';
import { expectCounter } from './support/counter.ts';
import { acceptTerms, expectScreen, fillSignIn } from './support/screens.ts';
import { changePassword, shownPassword } from './support/temporary-passwords.ts';
import { expect, test } from './support/test.ts';

test('an owner adds a validator, who signs in with the message, sees the offers of their shop, and is disabled', async ({
  openAs,
}) => {
  const owned = await anOwnedOffer();
  const { owner, shop, offer } = owned;
  const email = anEmail();
  const page = await openAs(owner, '/login');

  await test.step('an owner with a shop and no validators lands on the list of validators, which links to the form', async () => {
    await expectScreen(page, 'Validadores');
    await expect(page.getByRole('heading', { name: 'Quem atende no balcão?' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Novo validador' }).last().click();
    await expectScreen(page, 'Novo validador');
  });

  const temporary =
    await test.step('the password is shown, also if the first answer was lost', async () => {
      await page.getByLabel('Nome').fill('Jurema Lins');
      await page.getByLabel('E-mail').fill(email);
      await expect(page.getByLabel('Loja', { exact: true })).toHaveValue(shop.id);
      const isValidators = ({ pathname }: URL) => pathname.endsWith('/validators');
      await page.route(isValidators, async (route) => {
        if (route.request().method() !== 'POST') return route.fallback();
        await route.fetch();
        await route.abort();
      });
      await page.getByRole('button', { name: 'Criar acesso' }).click();
      await expect(page.getByRole('alert')).toContainText('Sem conexão');
      await page.unroute(isValidators);
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
      await expectScreen(page, 'Jurema Lins');
      await expect(page.getByText(temporary)).toHaveCount(0);
      await expect(page.getByText('se ela se perdeu, gere outra')).toBeVisible();
      await page
        .getByRole('main')
        .getByRole('link', { name: /^Valida/ })
        .click();
      await expectScreen(page, 'Validadores');
      await expect(page.getByText('Falta trocar a senha temporária')).toBeVisible();
      return /http\S+/.exec(text)?.[0] ?? '';
    });

  const counter =
    await test.step('the validator signs in and closes the tab before the change of password', async () => {
      const tab = await openAs(undefined, link);
      await fillSignIn(tab, email, temporary);
      await acceptTerms(tab);
      await expectScreen(tab, 'Trocar a senha');
      const context = tab.context();
      await tab.close();
      return context.newPage();
    });

  await test.step('after that, the app offers only the change of password and the logout', async () => {
    for (const path of ['/', '/offer-list', '/profile']) {
      await counter.goto(path);
      await expectScreen(counter, 'Trocar a senha');
    }
    await expect(counter.getByRole('navigation')).toBeHidden();
    await counter.getByRole('button', { name: 'Minha conta' }).click();
    await expect(counter.getByRole('menuitem')).toHaveText(['Sair']);
    await counter.getByRole('menuitem', { name: 'Sair' }).click();
    await expectScreen(counter, 'Entrar');
    await fillSignIn(counter, email, temporary);
  });

  await test.step('the new password must differ from the temporary one, which must be right', async () => {
    await changePassword(counter, temporary, temporary);
    await expect(counter.getByText('Escolha uma senha diferente da atual.')).toBeVisible();
    await changePassword(counter, 'Errada#2026', chosenPassword);
    await expect(counter.getByText('A senha atual não confere.')).toBeVisible();
    await changePassword(counter, temporary, chosenPassword);
  });

  await test.step('the validator sees the offers of their shop, their profile, and nothing of the owner', async () => {
    const title = shopTitle(shop);
    await expectCounter(counter);
    await counter.goto('/offer-list');
    await expectScreen(counter, title);
    const main = counter.getByRole('main');
    await expect(main.getByRole('heading', { name: offer.title })).toBeVisible();
    await expect(main.getByRole('switch')).toHaveCount(0);
    await expect(main.getByRole('button', { name: /^Ações/ })).toHaveCount(0);
    await expect(main.getByRole('link', { name: 'Nova oferta' })).toHaveCount(0);
    const menu = counter.getByRole('navigation', { name: 'Menu principal' });
    await expect(menu.getByRole('link')).toHaveText(['Balcão', 'Ofertas', 'Perfil']);
    for (const path of ['/validator-list', '/shop', `/offer?id=${offer.id}`]) {
      await counter.goto(path);
      await expect(counter).toHaveURL(/\/counter$/);
    }
    await counter.goto('/offer-list');
    await expectScreen(counter, title);
  });

  await test.step("an offer opens its flyer in the validator's shop, and the list stays open", async () => {
    const opened = counter.waitForEvent('popup');
    await counter.getByRole('main').getByRole('link', { name: offer.title, exact: true }).click();
    const flyer = await opened;
    await expect(flyer).toHaveURL(`/folder/${offer.id}?loja=${shop.shopIdentifier}`);
    await flyer.close();
    await expectScreen(counter, shopTitle(shop));
  });

  await test.step('the validator reads, without a link, that customers do not see the offers', async () => {
    const notice = counter.getByRole('main').getByRole('note');
    const business = keys.business(owned.business.id);
    for (const [status, text] of [
      ['suspended', 'A empresa está suspensa: os clientes não veem estas ofertas.'],
      ['active', undefined],
    ] as const) {
      await changeItem(business, { status });
      await counter.reload();
      await expect(counter.getByRole('heading', { name: offer.title })).toBeVisible();
      await expect(notice).toHaveText(text ? [text] : []);
    }
  });

  await test.step('the owner disables the validator', async () => {
    await page.reload();
    const row = page.getByRole('article').filter({ hasText: 'Jurema Lins' });
    await expect(row.getByText('Com acesso')).toBeVisible();
    await row.getByRole('link', { name: 'Jurema Lins' }).click();
    await expectScreen(page, 'Jurema Lins');
    await expect(page.getByText('Ainda não validou')).toBeVisible();
    await page.getByRole('button', { name: 'Desativar' }).click();
    const dialog = page.getByRole('dialog', { name: 'Desativar Jurema Lins?' });
    await dialog.getByRole('button', { name: 'Desativar' }).click();
    await expectScreen(page, 'Validadores');
    await expect(page.getByText('Jurema Lins não tem mais acesso.')).toBeVisible();
  });

  await test.step('the validator reads that at their next call, and no cached data stay', async () => {
    await counter.getByText('Encerradas', { exact: true }).click();
    await expectScreen(counter, 'Entrar');
    await expect(
      counter.getByText('se não conseguir, fale com quem liberou seu acesso'),
    ).toBeVisible();
    expect(await counter.evaluate(() => JSON.stringify(localStorage))).not.toContain('my-token');
    await expect(counter.getByText(offer.title)).toHaveCount(0);
    await fillSignIn(counter, email, chosenPassword);
    await expect(counter.getByRole('alert')).toContainText('E-mail ou senha não conferem.');
  });
});
