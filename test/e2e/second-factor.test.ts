import type { Page } from '@playwright/test';
import { tryCommand } from '#scripts/process/run-command.ts';
import { aStaffMember, codeAt, wrongCode } from '#test/support/stories/people.ts';
import { password } from './support/accounts.ts';
import { chooseFromMenu, expectScreen, fillSignIn } from './support/screens.ts';
import { expect, test } from './support/test.ts';

const setUpTitle = 'Verificação em duas etapas';
const codeField = { name: 'Código de 6 dígitos' };

/** Refuses calls like a stage that requires a second factor of staff. Returns a function that ends this. */
async function refuseStaff(page: Page): Promise<() => Promise<void>> {
  const ofStaff = ({ pathname }: URL) => /^\/api\/(staff|businesses)\//.test(pathname);
  await page.route(ofStaff, (route) =>
    route.fulfill({ status: 403, json: { code: 'SECOND_FACTOR_REQUIRED' } }),
  );
  return () => page.unroute(ofStaff);
}

async function giveCode(page: Page, code: string, button: string): Promise<void> {
  await page.getByRole('textbox', codeField).fill(code);
  await page.getByRole('button', { name: button }).click();
}

test('staff set up a code app, sign in with it, lose the phone and set it up again @phone-only', async ({
  openAs,
}) => {
  const staff = await aStaffMember();
  const page = await openAs(staff, '/staff');
  let secret = '';
  const rightCode = () => codeAt(secret, new Date());
  const badCode = () => wrongCode(secret, new Date());

  await test.step('the desk leads to the setup', async () => {
    const admit = await refuseStaff(page);
    await page.reload();
    await page.getByRole('link', { name: 'Continuar' }).click();
    await expectScreen(page, setUpTitle);
    secret = ((await page.locator('code').textContent()) ?? '').replace(/\s/g, '');
    await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
    const link = page.getByRole('link', { name: 'Abrir no aplicativo' });
    await expect(link).toHaveAttribute('href', new RegExp(`^otpauth://totp/.*secret=${secret}`));
    await giveCode(page, badCode(), 'Ligar a verificação');
    await expect(page.getByRole('alert')).toContainText('O código não confere');
    await giveCode(page, rightCode(), 'Ligar a verificação');
    await expect(page.getByRole('heading', { name: 'Tudo certo, está ligada' })).toBeFocused();

    // The API must see the second factor in a call before the next sign-in.
    const noted = page.waitForRequest((request) => request.url().includes('/api/staff/'));
    await page.getByRole('button', { name: 'Entrar de novo' }).click();
    await noted;
    await expect(page.getByText('A verificação está ligada.')).toBeVisible();
    await admit();
  });

  await test.step('the sign-in asks for a code', async () => {
    await expect(page.getByLabel('E-mail')).toHaveValue(staff.email);
    await fillSignIn(page, staff.email, password);
    await expectScreen(page, 'Digite o código');
    await expect(page.getByRole('textbox', codeField)).toBeFocused();
    await giveCode(page, badCode(), 'Confirmar');
    await expect(page.getByRole('alert')).toContainText('O código não confere');
    await page.getByRole('button', { name: 'Voltar para e-mail e senha' }).click();
    await expect(page.getByLabel('Senha', { exact: true })).toBeFocused();

    await page.getByRole('button', { name: 'Entrar', exact: true }).click();
    await giveCode(page, rightCode(), 'Confirmar');
    await expectScreen(page, 'Aprovações');
    await chooseFromMenu(page, 'Perfil');
    await expect(page.getByText('Ligada: pedimos um código')).toBeVisible();
    // Staff get no push messages.
    await expect(page.getByText('Este navegador não recebe notificações.')).toHaveCount(0);
  });

  await test.step("without the phone, the operator's command resets it and the password is enough", async () => {
    const args = [
      'scripts/run.mjs',
      'commands/staff',
      'reset-second-factor',
      '--stage',
      'test',
      staff.email,
    ];
    const name = 'The reset of the second factor';
    const { exitCode, output } = await tryCommand(process.execPath, args, {
      name,
      timeLimitSeconds: 60,
    });
    expect(exitCode, output).toBe(0);
    const next = await openAs(undefined, '/login');
    await refuseStaff(next);
    await fillSignIn(next, staff.email, password);
    await expect(next.getByText('Entre com a verificação em duas etapas')).toBeVisible();
    await chooseFromMenu(next, 'Perfil');
    await expect(next.getByText('Desligada.')).toBeVisible();
    await next.getByRole('link', { name: 'Configurar' }).click();
    await expect(next.getByRole('heading', { name: /^2\. Adicione a Vitrine/ })).toBeVisible();
  });
});
