import { waitForCode } from '#test/support/mails.ts';
import { anActiveBusiness } from '#test/support/stories/businesses.ts';
import { openShop } from '#test/support/stories/shops.ts';
import { anActiveValidator } from '#test/support/stories/validators.ts';
import { password as chosenPassword } from './support/accounts.ts';
import { acceptTerms, chooseFromMenu, expectScreen, fillSignIn } from './support/screens.ts';
import { changePassword, shownPassword } from './support/temporary-passwords.ts';
import { expect, test } from './support/test.ts';

test('an owner gives a validator another password, learns who is a validator already, and adds a disabled one again', async ({
  openAs,
}) => {
  const business = await anActiveBusiness({ sizeTypeId: 1 });
  const shop = await openShop(business);
  const { validator, person } = await anActiveValidator(business, shop);
  const counter = await openAs(person, '/profile');
  await acceptTerms(counter);
  await expectScreen(counter, 'Perfil');
  const page = await openAs(business.owner, '/login');

  const temporary = await test.step('another temporary password', async () => {
    // The menu has shops and validators, and no offers.
    await expectScreen(page, 'Ofertas');
    await chooseFromMenu(page, 'Validadores');
    await page.getByRole('link', { name: validator.name }).click();
    await page.getByRole('button', { name: 'Nova senha temporária' }).click();
    await page.getByRole('button', { name: 'Gerar nova senha' }).click();
    await expect(page.getByRole('heading', { name: /^Nova senha temporária para/ })).toBeFocused();
    return shownPassword(page);
  });

  await test.step('it ends the session, and the validator has to change it', async () => {
    await counter.reload();
    await expectScreen(counter, 'Entrar');
    await fillSignIn(counter, validator.email, temporary);
    await changePassword(counter, temporary, chosenPassword);
    await expectScreen(counter, 'Perfil');
  });

  await test.step('a disabled validator is added again, with another account', async () => {
    await chooseFromMenu(page, 'Validadores');
    await page.getByRole('link', { name: validator.name }).click();
    await page.getByRole('button', { name: 'Desativar' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Desativar' }).click();
    await expectScreen(page, 'Validadores');
    await page.getByText('Desativados', { exact: true }).click();
    await page.getByRole('link', { name: validator.name }).click();
    await expectScreen(page, validator.name);
    // The back link keeps the filter.
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Valida/ })
      .click();
    await expect(page.getByRole('radio', { name: 'Desativados' })).toBeChecked();
    await page.getByRole('link', { name: validator.name }).click();
    await page.getByRole('button', { name: 'Adicionar de novo' }).click();
    await expect(page.getByRole('heading', { name: /^Acesso criado para/ })).toBeFocused();
    const again = await shownPassword(page);
    // The old session stays over.
    await counter.reload();
    await expectScreen(counter, 'Entrar');
    // The validator has another account, which has not accepted the terms.
    await fillSignIn(counter, validator.email, again);
    await acceptTerms(counter);
    await expectScreen(counter, 'Trocar a senha');
  });

  await test.step('a password that was reset by mail and not changed must still be changed', async () => {
    const mailed = 'PorEmail#2026';
    await counter.getByRole('button', { name: 'Minha conta' }).click();
    await counter.getByRole('menuitem', { name: 'Sair' }).click();
    await counter.getByRole('link', { name: 'Esqueci a senha' }).click();
    // The previous screen, which also has such a field, is shown until this one has loaded.
    await expectScreen(counter, 'Esqueceu a senha?');
    await counter.getByLabel('E-mail').fill(validator.email);
    await counter.getByRole('button', { name: 'Enviar código' }).click();
    await counter.getByLabel('Código de 6 dígitos').fill(await waitForCode(validator.email));
    await counter.getByLabel('Nova senha').fill(mailed);
    await counter.getByRole('button', { name: 'Salvar nova senha' }).click();
    await expect(counter.getByText('Nova senha salva.')).toBeVisible();
    await fillSignIn(counter, validator.email, mailed);
    await expectScreen(counter, 'Trocar a senha');
    await expect(counter.getByText('A atual é a que você usou para entrar.')).toBeVisible();
    await expect(counter.getByText(/temporária/)).toHaveCount(0);
    await changePassword(counter, mailed, chosenPassword);
    await expect(counter).toHaveURL(/\/counter$/);
  });
});
