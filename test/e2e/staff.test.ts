import type { Page } from '@playwright/test';
import { shopRoutes } from '#contract/routes/shops.ts';
import { tryCommand } from '#scripts/process/run-command.ts';
import { stageUnderTest } from '#test/support/stage.ts';
import { aPendingBusiness, theStaff } from '#test/support/stories/businesses.ts';
import { call } from '#test/support/stories/call.ts';
import { codeAt, wrongCode } from '#test/support/stories/code-app.ts';
import { eventually } from '#test/support/stories/eventually.ts';
import { anIndication } from '#test/support/stories/indications.ts';
import { aPerson, aStaffMember } from '#test/support/stories/people.ts';
import { anIdentifier, aShop } from '#test/support/stories/shops.ts';
import { password } from './support/accounts.ts';
import { approve, chooseFromMenu, expectScreen, fillSignIn, showRow } from './support/screens.ts';
import { storeInBrowser } from './support/session.ts';
import { expect, test } from './support/test.ts';

const setUpTitle = 'Verificação em duas etapas';
const codeField = { name: 'Código de 6 dígitos' };

/**
 * The stage under test asks nobody for a second factor: refuses the staff's calls, and those about a business, as one
 * that does. Gives the end of it.
 */
async function refuseStaff(page: Page): Promise<() => Promise<void>> {
  const ofStaff = ({ pathname }: URL) => /^\/api\/(staff|businesses)\//.test(pathname);
  await page.route(ofStaff, (route) =>
    route.fulfill({ status: 403, json: { code: 'SECOND_FACTOR_REQUIRED' } }),
  );
  return () => page.unroute(ofStaff);
}

/** Answers codes of a sign-in as Cognito does once three minutes have passed. */
async function endChallenges(page: Page): Promise<() => Promise<void>> {
  const { origin } = new URL(stageUnderTest().endpoint);
  const ofService = (url: URL) => url.origin === origin || url.pathname === '/';
  await page.route(ofService, (route) =>
    route.request().postData()?.includes('SOFTWARE_TOKEN_MFA_CODE')
      ? route.fulfill({
          status: 400,
          headers: { 'access-control-allow-origin': '*' },
          json: {
            __type: 'NotAuthorizedException',
            message: 'Invalid session for the user, session is expired.',
          },
        })
      : route.fallback(),
  );
  return () => page.unroute(ofService);
}

async function giveCode(page: Page, code: string, button: string): Promise<void> {
  await page.getByRole('textbox', codeField).fill(code);
  await page.getByRole('button', { name: button }).click();
}

test('staff set up a code app, sign in with it, lose the phone and start again @phone-only', async ({
  openAs,
}) => {
  const staff = await aStaffMember();
  const page = await openAs(staff, '/staff');
  let secret = '';
  const rightCode = () => codeAt(secret, new Date());
  const badCode = () => wrongCode(secret, new Date());

  await test.step('the desk leads to the set-up', async () => {
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

    // The API learns of the second factor by a call before the next sign-in.
    const noted = page.waitForRequest((request) => request.url().includes('/api/staff/'));
    await page.getByRole('button', { name: 'Entrar de novo' }).click();
    await noted;
    await expect(page.getByText('A verificação está ligada.')).toBeVisible();
    await admit();
  });

  await test.step('the sign-in asks for a code, as long as it is not too late', async () => {
    await expect(page.getByLabel('E-mail')).toHaveValue(staff.email);
    await fillSignIn(page, staff.email, password);
    await expectScreen(page, 'Digite o código');
    await expect(page.getByRole('textbox', codeField)).toBeFocused();
    await giveCode(page, badCode(), 'Confirmar');
    await expect(page.getByRole('alert')).toContainText('O código não confere');
    await page.getByRole('button', { name: 'Voltar para e-mail e senha' }).click();
    await expect(page.getByLabel('Senha', { exact: true })).toBeFocused();

    const goOn = await endChallenges(page);
    await page.getByRole('button', { name: 'Entrar', exact: true }).click();
    await giveCode(page, rightCode(), 'Confirmar');
    await expect(page.getByRole('alert')).toContainText('O tempo para digitar o código acabou.');
    await goOn();
    await page.getByRole('button', { name: 'Entrar', exact: true }).click();
    await giveCode(page, rightCode(), 'Confirmar');
    await expectScreen(page, 'Aprovações');
    await chooseFromMenu(page, 'Perfil');
    await expect(page.getByText('Ligada: pedimos um código')).toBeVisible();
  });

  await test.step("without the phone, the operator's command resets it and the password is enough", async () => {
    const args = ['scripts/run.mjs', 'staff-reset-second-factor', '--stage', 'test', staff.email];
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

test('staff decide on businesses and an indication, and find each decision in the record', async ({
  openAs,
}) => {
  const unique = anIdentifier().slice(4, 14);
  const [bad, good] = [`Padaria Torta ${unique}`, `Padaria Boa ${unique}`];
  const shopName = `Livraria ${unique}`;
  await aPendingBusiness({ name: bad });
  await aPendingBusiness({ name: good });
  const { business, shop } = await aShop();
  await anIndication(await aPerson(), { shopName, phone: '81998765432' });
  const page = await openAs(await theStaff(), '/staff');
  const dialog = page.getByRole('dialog');

  await test.step('a rejection with a common reason, and an approval', async () => {
    await expectScreen(page, 'Aprovações');
    const reject = page.getByRole('button', { name: `Recusar ${bad}` });
    await showRow(page, reject);
    const card = page.getByRole('article').filter({ has: reject });
    await expect(card.getByRole('link', { name: /@vitrine\.test/ })).toHaveAttribute(
      'href',
      /^mailto:/,
    );
    await expect(card.getByRole('link', { name: 'Ver na Receita' })).toBeVisible();
    await card.getByRole('button', { name: 'Copiar CNPJ' }).click();
    await expect(card.getByRole('button', { name: 'CNPJ copiado' })).toBeVisible();
    await reject.click();
    await dialog.getByRole('button', { name: 'CNPJ inativo' }).click();
    const reason = dialog.getByRole('textbox', { name: 'Motivo' });
    await expect(reason).toBeFocused();
    await reason.press('Control+End');
    await page.keyboard.type(' Obrigada!');
    await dialog.getByRole('button', { name: 'Recusar' }).click();
    await expect(page.getByText(`${bad}: recusada.`)).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(reject).toBeHidden();
    await expect(page.locator('h1:focus, h2:focus')).toBeVisible();
    await approve(page, good);
  });

  await test.step('a suspension and its end', async () => {
    await chooseFromMenu(page, 'Empresas');
    await eventually(async () => {
      const query = { q: shop.shopIdentifier };
      const found = await call(shopRoutes.searchShops, { query });
      expect(found.body.items).toHaveLength(1);
    });
    await page.getByRole('searchbox').fill(shop.shopIdentifier);
    await expect(page.getByRole('button', { name: `Suspender ${business.name}` })).toBeVisible();
    // The text goes to an owner in Brazil, whatever the language of the member of staff.
    await storeInBrowser(page, { language: 'en' });
    await page.reload();
    await page.getByRole('button', { name: `Suspend ${business.name}` }).click();
    await dialog.getByRole('button', { name: 'Complaints' }).click();
    await expect(dialog.getByRole('textbox')).toHaveValue(/^Recebemos reclamações/);
    await expect(dialog.getByText('Customers have complained')).toBeVisible();
    await storeInBrowser(page, { language: 'pt' });
    await page.reload();
    await page.getByRole('button', { name: `Suspender ${business.name}` }).click();
    await dialog.getByRole('button', { name: 'Reclamações' }).click();
    await dialog.getByRole('button', { name: 'Suspender' }).click();
    const lift = page.getByRole('button', { name: `Liberar ${business.name}` });
    await expect(lift).toBeFocused();
    await expect(page.getByText('Recebemos reclamações')).toBeVisible();
    await lift.click();
    await expect(page.getByText(`${business.name}: liberada.`)).toBeVisible();
    await page.getByRole('link', { name: `Ver decisões sobre ${business.name}` }).click();
    await expectScreen(page, 'Registro');
    const entries = page.getByRole('article');
    await expect(entries).toHaveCount(3);
    await expect(entries.nth(0)).toContainText('Liberada');
    await expect(entries.nth(1)).toContainText('Recebemos reclamações');
    await expect(entries.nth(1)).toContainText('por ');
    await page.getByRole('main').getByRole('link', { name: 'Empresas' }).click();
    await expect(page.getByRole('searchbox')).toHaveValue(shop.shopIdentifier);
    await expect(page.getByRole('button', { name: `Suspender ${business.name}` })).toBeVisible();
    const admit = await refuseStaff(page);
    await page.reload();
    await expect(page.getByText('Entre com a verificação em duas etapas')).toHaveCount(1);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await admit();
  });

  await test.step('an indication, and the record of all', async () => {
    await chooseFromMenu(page, 'Indicações');
    const contacted = page.getByRole('button', { name: `Já falei com a loja: ${shopName}` });
    await showRow(page, contacted);
    const whatsApp = page.getByRole('link', { name: `WhatsApp, escrever para ${shopName}` });
    await expect(whatsApp).toHaveAttribute('href', 'https://wa.me/5581998765432');
    await contacted.click();
    await expect(page.getByText(`${shopName}: contatada.`)).toBeVisible();
    await chooseFromMenu(page, 'Registro');
    const entry = (name: string) => page.getByRole('article').filter({ hasText: name });
    await showRow(page, entry(bad));
    await expect(entry(bad)).toContainText(/não está ativo.*Obrigada!/);
    await expect(entry(good)).toContainText('Em análise');
    await expect(entry(shopName)).toContainText('Contatada');
  });
});
