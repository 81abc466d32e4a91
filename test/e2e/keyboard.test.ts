import sharp from 'sharp';
import { businessesOf } from '#test/support/stories/businesses.ts';
import { aPerson } from '#test/support/stories/people.ts';
import { password } from './support/accounts.ts';
import { expectScreen, firstQuestion, pressUntilFocused } from './support/screens.ts';
import { expect, test } from './support/test.ts';

test('by keyboard alone, an owner signs in, registers a business with an avatar, and is led to the next step', async ({
  openAs,
}) => {
  const owner = await aPerson();
  await test.step('the sign-in', async () => {
    const signIn = await openAs(undefined, '/login');
    const { keyboard } = signIn;
    await expectScreen(signIn, 'Entrar');
    await keyboard.press('Tab');
    // The language buttons come before the form.
    for (const name of ['Português', 'English', 'Español']) {
      await expect(signIn.getByRole('button', { name })).toBeFocused();
      await keyboard.press('Tab');
    }
    await keyboard.type(owner.email);
    await keyboard.press('Tab');
    await keyboard.type(password);
    await keyboard.press('Enter');
    await expectScreen(signIn, firstQuestion);
    await pressUntilFocused(
      signIn,
      'Tab',
      signIn.getByRole('button', { name: 'Tenho um negócio' }),
    );
    await keyboard.press('Enter');
    await expectScreen(signIn, 'Empresa');
  });

  const page = await openAs(owner, '/business');
  const press = (key: string) => page.keyboard.press(key);
  const taxId = page.getByLabel('CPF ou CNPJ');
  await test.step('a locked entry of the menu says why, and the first link skips the menu', async () => {
    await expect(taxId).toBeVisible();
    await press('Tab');
    const skip = page.getByRole('link', { name: 'Pular para o conteúdo' });
    await expect(skip).toBeFocused();
    const shops = page.getByRole('button', { name: 'Lojas' });
    await expect(shops).toHaveAccessibleName(/Cadastre a empresa primeiro/);
    await pressUntilFocused(page, 'Tab', shops);
    await press('Enter');
    await expect(page).toHaveURL(/\/business$/);
    await pressUntilFocused(page, 'Shift+Tab', skip);
    await press('Enter');
    await press('Tab');
    await expect(page.getByRole('button', { name: 'Primeiros passos 0 de 5' })).toBeFocused();
  });

  await test.step('a mistake in the form gets the focus', async () => {
    await press('Tab');
    await page.keyboard.type('Padaria Aurora');
    await press('Tab');
    await page.keyboard.type('11222333000182');
    await press('Enter');
    await expect(page.getByText('não confere.')).toBeVisible();
    await expect(taxId).toBeFocused();
    await press('Control+a');
    await page.keyboard.type('52998224725');
    await expect(taxId).toHaveValue('529.982.247-25');
  });

  await test.step('the avatar is cropped', async () => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Escolher foto' }).press('Enter');
    const photo = sharp({ create: { width: 800, height: 600, channels: 3, background: 'orange' } });
    const buffer = await photo.jpeg().toBuffer();
    await (await chooser).setFiles({ name: 'orange.jpg', mimeType: 'image/jpeg', buffer });
    const dialog = page.getByRole('dialog', { name: 'Enquadrar a foto' });
    await dialog.getByRole('slider', { name: 'Zoom' }).press('ArrowRight');
    await dialog.getByRole('application').press('ArrowLeft');
    await dialog.getByRole('button', { name: 'Usar este recorte' }).press('Enter');
    await expect(dialog).toBeHidden();
  });

  await test.step('the result has the focus, and leads to the first shop', async () => {
    await taxId.press('Enter');
    const result = page.getByRole('heading', { name: 'Cadastro em análise' });
    await expect(result).toBeFocused();
    await expect(result).toBeInViewport();
    expect(await businessesOf(owner)).toMatchObject([
      { sizeTypeId: 1, personRegister: '52998224725' },
    ]);
    await expect(page.getByRole('img', { name: 'Foto da empresa' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Cadastrar loja' })).toBeInViewport();
  });
});
