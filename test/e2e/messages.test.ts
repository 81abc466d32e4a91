import { expect, test } from './support/test.ts';

test('a list that fails says nothing of input, and a failed logout is told in the middle of the screen @phone-only', async ({
  openAs,
  sharedShop,
}) => {
  const page = await openAs(sharedShop.owner, '/profile');
  await page.route(/\/businesses\/[^/]+\/shops\?/, (route) => route.abort());
  await page.goto('/shop-list');
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'Sem conexão com a Vitrine. Verifique a internet e tente de novo.',
  );

  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);

  await page.getByRole('button', { name: 'Minha conta' }).click();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  const message = page.getByRole('dialog', { name: 'Não deu para sair da sua conta.' });
  await expect(message).toBeVisible();
  await expect(message.getByRole('button', { name: 'Ok' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(message).toBeHidden();
  await expect(page.getByRole('button', { name: 'Minha conta' })).toBeFocused();
});

test('a phone is understood however it is typed, and edited where the caret is @phone-only', async ({
  page,
}) => {
  await page.goto('/signup');
  const phone = page.getByLabel('Celular ou telefone');
  for (const typed of ['+5581998765432', '5581998765432', '81998765432', '(81) 99876-5432']) {
    await phone.fill('');
    await phone.pressSequentially(typed);
    await expect(phone).toHaveValue('(81) 99876-5432');
  }

  // Corrects the second digit after the area code.
  for (let step = 0; step < 8; step += 1) await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Backspace');
  await expect(phone).toHaveValue('(81) 9876-5432');
  await page.keyboard.press('1');
  await expect(phone).toHaveValue('(81) 91876-5432');
  await page.keyboard.press('2');
  await expect(phone).toHaveValue('(81) 91876-5432');

  await phone.fill('');
  await phone.pressSequentially('(0xx81) 3456-7890');
  await phone.blur();
  await expect(phone).toHaveValue('(81) 3456-7890');
});
