import type { Locator, Page } from '@playwright/test';
import { configOf } from '#lib/config/config.ts';
import { waitForCode } from '#test/support/stage.ts';
import { theStaff } from '#test/support/stories/businesses.ts';
import { anIdentifier } from '#test/support/stories/shops.ts';
import { anEmail, password } from './support/accounts.ts';
import { bread } from './support/offers.ts';
import { approve, expectScreen } from './support/screens.ts';
import { expect, test } from './support/test.ts';

const taxId = '12.ABC.345/01DE-35';

/** Records the paths of the screens that the page shows, in order of first appearance. */
function screensOf(page: Page): ReadonlySet<string> {
  const paths = new Set<string>();
  page.on('framenavigated', (frame) => {
    const { pathname } = new URL(frame.url());
    if (frame === page.mainFrame() && pathname !== '/') paths.add(pathname);
  });
  return paths;
}

async function fakePostalCodes(page: Page): Promise<void> {
  const service = configOf('test').postalCodeService;
  const json = {
    logradouro: 'Rua da Aurora',
    bairro: 'Boa Vista',
    localidade: 'Recife',
    uf: 'PE',
  };
  await page.route(
    ({ href }) => href.startsWith(service),
    (route) => route.fulfill({ headers: { 'access-control-allow-origin': '*' }, json }),
  );
}

test('an owner signs up, is approved and sends the flyer of an offer in 8 screens and 13 fields @phone-only', async ({
  page,
  openAs,
}) => {
  const email = anEmail();
  const name = `Padaria ${anIdentifier().slice(4, 12)}`;
  const screens = screensOf(page);
  let fields = 0;
  const fill = async (field: Locator, value: string) => {
    fields += 1;
    await field.fill(value);
  };
  await fakePostalCodes(page);

  await test.step('the owner signs up and accepts the terms', async () => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Criar conta' }).click();
    await fill(page.getByLabel('Nome completo'), 'Dona Aurora');
    await fill(page.getByLabel('E-mail'), email);
    await fill(page.getByLabel('Senha', { exact: true }), password);
    fields += 1;
    await page.getByRole('checkbox', { name: /termos de uso/ }).check();
    await page.getByRole('button', { name: 'Criar conta' }).click();
  });

  await test.step('the owner confirms the e-mail with the mailed code, which signs in', async () => {
    await expectScreen(page, 'Confirme seu e-mail');
    await fill(page.getByLabel('Código de 6 dígitos'), await waitForCode(email));
    await page.getByRole('button', { name: 'Confirmar' }).click();
  });

  await test.step('the owner registers the business', async () => {
    await page.getByRole('button', { name: 'Tenho um negócio' }).click();
    await expectScreen(page, 'Empresa');
    await fill(page.getByLabel('Nome fantasia'), name);
    await fill(page.getByLabel('CPF ou CNPJ'), taxId);
    await page.getByRole('button', { name: 'Cadastrar empresa' }).click();
    await expect(page.getByRole('heading', { name: 'Cadastro em análise' })).toBeFocused();
  });

  await test.step('the owner registers a shop', async () => {
    await page.getByRole('link', { name: 'Cadastrar loja' }).click();
    await fill(page.getByLabel('CEP'), '50050-000');
    await expect(page.getByLabel('Rua ou avenida')).toHaveValue('Rua da Aurora');
    await fill(page.getByLabel('Número', { exact: true }), '325');
    fields += 1;
    await expect(page.getByText('Disponível')).toBeVisible();
    await page.getByRole('checkbox', { name: /Confere\?/ }).check();
    await page.getByRole('button', { name: 'Cadastrar loja' }).click();
    await expectScreen(page, 'Lojas');
    await expect(page.getByRole('heading').getByRole('link', { name: /Boa Vista$/ })).toBeFocused();
  });

  await test.step('the owner publishes an offer, and waits for the approval', async () => {
    await page.getByRole('link', { name: 'Criar oferta' }).click();
    await fill(page.getByLabel('Título', { exact: true }), bread.title);
    await fill(page.getByLabel('Preço normal'), bread.originalPrice);
    await fill(page.getByLabel('Preço da oferta'), bread.offerPrice);
    await page.getByRole('button', { name: 'Publicar oferta' }).click();
    await expectScreen(page, 'Ofertas');
    await expect(page.getByText(/veem esta oferta assim que a empresa/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Enviar no WhatsApp' })).toBeHidden();
  });

  await test.step('staff approve the business in another browser', async () => {
    const staff = await openAs(await theStaff(), '/login');
    await expectScreen(staff, 'Aprovações');
    await approve(staff, name);
  });

  const flyer =
    await test.step('the owner reads of the approval, and sends the flyer on WhatsApp', async () => {
      await page
        .context()
        .route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
      await page.reload();
      const approved = page.getByRole('region', { name: 'Aprovada! Suas ofertas estão no ar' });
      await expect(approved.getByRole('article')).toContainText(bread.title);
      const opened = page.waitForEvent('popup');
      await approved.getByRole('link', { name: 'Enviar no WhatsApp' }).click();
      const text = new URL((await opened).url()).searchParams.get('text') ?? '';
      expect(text).toContain(name);
      return new URL(/http\S+/.exec(text)?.[0] ?? '').pathname;
    });
  expect([...screens]).toEqual([
    '/login',
    '/signup',
    '/confirm-signup',
    '/business',
    '/shop',
    '/shop-list',
    '/offer',
    '/offer-list',
  ]);
  expect(fields).toBeLessThanOrEqual(13);

  await test.step('the first steps are finished, also after a reload', async () => {
    await expect(page.getByRole('heading', { name: 'Primeiros passos' })).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Ofertas', level: 1 })).toBeFocused();
    await page.reload();
    await expect(page.getByRole('heading', { name: bread.title })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Primeiros passos' })).toBeHidden();
  });

  await test.step('a signed-out visitor sees the offer on the flyer', async () => {
    const stranger = await openAs(undefined, flyer);
    await expectScreen(stranger, name);
    await expect(stranger.getByRole('article').filter({ hasText: bread.title })).toContainText(
      /R\$\s5,49/,
    );
    await expect(stranger.getByText(`CNPJ ${taxId}`)).toBeVisible();
  });
});
