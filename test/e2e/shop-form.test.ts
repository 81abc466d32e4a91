import type { Route } from '@playwright/test';
import { anActiveBusiness } from '#test/support/stories/businesses.ts';
import { anIdentifier, aShop, openShop } from '#test/support/stories/shops.ts';
import { fillShop, openSection } from './support/forms.ts';
import { expectNothingBeside, showLarge } from './support/large-text.ts';
import { expectScreen } from './support/screens.ts';
import { expect, test } from './support/test.ts';

const create = { name: 'Cadastrar loja' };
const bomJesus = {
  logradouro: 'Rua do Bom Jesus',
  bairro: 'Recife Antigo',
  localidade: 'Recife',
  uf: 'PE',
};

test('a CEP, a number and the suggested link are enough for a shop @phone-only', async ({
  openAs,
  startPostalCodeService,
}) => {
  await startPostalCodeService({ '50030235': () => bomJesus });
  const unique = anIdentifier().slice(-8);
  const { owner } = await anActiveBusiness({ name: `Doces d’Ávila ${unique}` });
  const page = await openAs(owner, '/shop');
  const link = page.getByLabel('Link da loja');

  await test.step('the CEP fills in the address and the focus moves to the number', async () => {
    await expect(link).toHaveValue(`docesdavila${unique}`);
    await page.getByLabel('CEP').pressSequentially('50030235');
    await expect(page.getByText('Endereço encontrado.')).toBeVisible();
    await expect(page.getByLabel('Número', { exact: true })).toBeFocused();
    await page.keyboard.type('125');
    await page.getByRole('button', create).click();
  });

  await test.step('the list shows the new shop, with the focus on it', async () => {
    await expectScreen(page, 'Lojas');
    await expect(page.getByText('Loja cadastrada.')).toBeVisible();
    await expect(
      page.getByRole('heading').getByRole('link', { name: /· Recife Antigo$/ }),
    ).toBeFocused();
    await expect(page.getByText('No ar', { exact: true })).toBeVisible();
  });

  await test.step('the next shop gets another suggestion, and a typed name becomes a link', async () => {
    await page.getByRole('link', { name: 'Nova loja' }).first().click();
    await page.getByLabel('Bairro').fill('Boa Vista');
    await expect(link).toHaveValue(`docesdavila${unique}boavista`);
    await link.fill('');
    await link.pressSequentially(`D’Ávila & Filhos nº 1 ${unique}`);
    await expect(link).toHaveValue(`davilafilhosn1${unique}`);
    await expect(page.getByText('Disponível', { exact: true })).toBeVisible();
  });
});

test('each mistake in the form has its message, also in a section that is folded', async ({
  openAs,
  sharedShop: { shop },
}) => {
  const { owner } = await anActiveBusiness();
  const page = await openAs(owner, '/shop');
  const link = page.getByLabel('Link da loja');
  await page.getByRole('button', create).click();
  await expect(page.getByLabel('CEP')).toBeFocused();
  for (const label of ['CEP', 'Rua ou avenida', 'Número', 'Bairro', 'Cidade', 'Estado']) {
    await expect(page.getByLabel(label, { exact: true })).toHaveAttribute('aria-invalid', 'true');
  }

  await fillShop(page, shop.shopIdentifier);
  await expect(page.getByText('Indisponível')).toBeVisible();
  await page.getByRole('button', create).click();
  await expect(link).toBeFocused();
  await expect(page.getByText('Este link já é de outra loja. Escolha outro.')).toBeVisible();
  await page.getByRole('button', { name: /^Usar loja.*boavista$/ }).click();
  await expect(page.getByText('Disponível', { exact: true })).toBeVisible();

  await openSection(page, 'Horário de funcionamento');
  const opens = page.getByLabel('Terça: abre às');
  await opens.fill('');
  await openSection(page, 'Horário de funcionamento');
  await page.getByRole('button', create).click();
  await expect(opens).toBeFocused();
  await expect(page.getByText('Preencha a hora de abrir e a de fechar.')).toBeVisible();
  await opens.fill('28:00');
  await page.getByRole('button', create).click();
  await expect(page.getByText(/^Use horas entre/)).toBeVisible();
  await opens.fill('18:00');
  await page.getByLabel('Terça: fecha às').fill('02:00');
  await expect(page.getByText('Até as 2h do dia seguinte.')).toBeVisible();
  const more = page.getByRole('button', { name: 'Terça: mais um horário' });
  await more.click();
  await expect(opens.nth(1)).toBeFocused();
  await page.keyboard.type('01:00');
  await page.getByLabel('Terça: fecha às').nth(1).fill('03:00');
  await page.getByRole('button', create).click();
  await expect(page.getByText(/^Os horários se misturam/)).toBeVisible();
  await expect(opens.first()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByText(/^Os horários se misturam/)).toBeVisible();
  await page.getByRole('button', { name: 'Terça: tirar este horário' }).last().click();
  await expect(more).toBeFocused();
  await page.getByRole('button', { name: 'Terça: copiar para outros dias' }).click();
  const copy = page.getByRole('dialog');
  await copy.getByRole('checkbox', { name: 'Sexta' }).uncheck();
  await copy.getByRole('button', { name: 'Copiar' }).click();
  await expect(page.getByLabel('Quinta: abre às')).toHaveValue('18:00');
  await expect(page.getByLabel('Sexta: abre às')).toHaveValue('08:00');

  await page.getByLabel('E-mail').fill('padaria@');
  await openSection(page, 'Contatos');
  await page.getByRole('button', create).click();
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await page.getByLabel('E-mail').fill('');
  await page.getByRole('button', create).click();
  await expectScreen(page, 'Lojas');
});

test('the limit is told before the form, and shops of others are not found', async ({ openAs }) => {
  const owned = await anActiveBusiness({ sizeTypeId: 1 });
  const [, { shop: foreign }] = await Promise.all([openShop(owned), aShop()]);
  const page = await openAs(owned.owner, '/shop-list');
  await showLarge(page);
  await expect(page.getByRole('link', { name: owned.business.name }).first()).toBeVisible();
  await expectNothingBeside(page);
  await page.getByRole('link', { name: 'Nova loja' }).first().click();
  await expect(page.getByText('Você usa 1 de 1 loja.')).toBeVisible();
  await expect(page.getByLabel('CEP')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Mudar o porte' })).toBeVisible();
  await page.goto(`/shop?id=${foreign.id}`);
  await expect(page.getByRole('heading', { name: 'Não achamos esta loja' })).toBeVisible();
  await page.getByRole('link', { name: 'Ver as lojas' }).click();
  await expectScreen(page, 'Lojas');
});

test('the button of a form keeps the focus while it sends, and sends once', async ({ openAs }) => {
  const business = await anActiveBusiness();
  const shop = await openShop(business);
  const page = await openAs(business.owner, `/shop?id=${shop.id}`);
  await openSection(page, 'Endereço');
  const number = page.getByLabel('Número', { exact: true });
  await number.fill('77');
  const held: Route[] = [];
  await page.route('**/api/shops/**', async (route) => {
    if (route.request().method() === 'PUT') held.push(route);
    else await route.fallback();
  });

  const save = page.getByRole('button', { name: 'Salvar' });
  await save.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => held.length).toBe(1);
  await expect(save).toHaveAttribute('aria-disabled', 'true');
  await expect(save).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  await number.press('Enter');
  await save.focus();
  await held.pop()?.fulfill({ status: 409, json: { code: 'CONFLICT' } });
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(save).not.toHaveAttribute('aria-disabled');
  await expect(save).toBeFocused();
  expect(held).toHaveLength(0);
});
