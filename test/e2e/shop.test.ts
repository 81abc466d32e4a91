import type { Page } from '@playwright/test';
import { anActiveBusiness } from '#test/support/stories/businesses.ts';
import { anOffer } from '#test/support/stories/offers.ts';
import { anIdentifier, aShop, openShop } from '#test/support/stories/shops.ts';
import { fillShop, openSection } from './support/forms.ts';
import { expectScreen } from './support/screens.ts';
import { expect, test } from './support/test.ts';

const create = { name: 'Cadastrar loja' };
const bomJesus = {
  logradouro: 'Rua do Bom Jesus',
  bairro: 'Recife Antigo',
  localidade: 'Recife',
  uf: 'PE',
};

/** Shows a page at 320 px with text of 200%. */
async function showLarge(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
}

/** Pastes HTML into the field that has the focus. */
async function paste(page: Page, html: string): Promise<void> {
  await page.evaluate((html) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', html);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, html);
}

/** Expects that nothing reaches beyond the right edge of the page. */
async function expectNothingBeside(page: Page): Promise<void> {
  const width = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await expect.poll(width).toBeLessThanOrEqual(0);
}

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

test('a shop is edited, switched off and deleted, and two tabs do not overwrite each other', async ({
  openAs,
}) => {
  const { owner, shop } = await anOffer();
  const path = `/shop?id=${shop.id}`;
  const page = await openAs(owner, path);
  const other = await openAs(owner, path);
  const renamed = anIdentifier();
  const title = `${shop.business.name} · ${shop.address.neighborhood}`;
  await expectScreen(page, title);
  await expectScreen(other, title);

  await test.step('everything is edited and shown on the flyer', async () => {
    await openSection(page, 'Endereço');
    await page.getByLabel('Número', { exact: true }).fill('99');
    await openSection(page, shop.shopIdentifier);
    await page.getByLabel('Link da loja').fill(renamed);
    await expect(
      page.getByText(`O link antigo (${shop.shopIdentifier}) continua levando`),
    ).toBeVisible();
    await openSection(page, 'Horário de funcionamento');
    await page.getByRole('button', { name: 'Todos os dias 24 horas' }).click();
    await openSection(page, 'Sobre e regras');
    const about = page.getByRole('textbox', { name: 'Sobre a loja' });
    await about.focus();
    await page.getByRole('toolbar', { name: 'Sobre a loja' }).waitFor();
    await expect(about).toBeFocused();
    await page.keyboard.press('ControlOrMeta+b');
    await page.keyboard.type('Bolo');
    await page.keyboard.press('ControlOrMeta+b');
    await page.keyboard.type(' de rolo');
    await paste(page, '<h2 style="color: red">Caf\u200bé</h2><p class="a">às 16h</p>');
    await page.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText('Loja salva.')).toBeVisible();
    const flyer = await openAs(undefined, `/folder/${shop.shopIdentifier}`);
    await expect(flyer.getByText('Rua da Aurora, 99').first()).toBeVisible();
    await expect(flyer.locator('b', { hasText: 'Bolo' })).toBeVisible();
    await expect(flyer.locator('p:not([class], [style])', { hasText: 'às 16h' })).toBeVisible();
    await expect(flyer.getByText('Café', { exact: false })).toBeVisible();
  });

  await test.step('the other tab is told what changed, and its user chooses', async () => {
    await openSection(other, 'Endereço');
    await other.getByLabel('Número', { exact: true }).fill('77');
    await other.getByRole('button', { name: 'Salvar' }).click();
    const notice = other.getByRole('alert').filter({ hasText: 'Os dados mudaram' });
    await expect(notice).toContainText('O que está salvo agora: Rua da Aurora, 99 · Boa Vista');
    await expect(notice).toContainText('Link da loja');
    await other.getByRole('radio', { name: /O que está salvo agora/ }).check();
    await expect(other.getByLabel('Número', { exact: true })).toHaveValue('99');
    await other.getByRole('button', { name: 'Salvar' }).click();
    await expect(other.getByText('Loja salva.')).toBeVisible();
  });

  await test.step('switching off keeps what is typed', async () => {
    await page.reload();
    await openSection(page, 'Endereço');
    await page.getByLabel('Complemento').fill('Loja 2');
    const shown = page.getByRole('switch', { name: 'Mostrar aos clientes' });
    await shown.click();
    await expect(shown).toBeFocused();
    await expect(page.getByText('Loja desativada.')).toBeVisible();
    await expect(page.getByLabel('Complemento')).toHaveValue('Loja 2');
    await page.context().setOffline(true);
    await shown.click();
    await expect(page.getByRole('alert').filter({ hasText: 'Sem conexão' })).toBeVisible();
    await expect(shown).not.toBeChecked();
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText('Loja salva.')).toBeVisible();
    await expect(page.getByText('Desativada', { exact: true })).toBeVisible();
  });

  await test.step('nothing is cut at 320 px with text of 200%', async () => {
    await showLarge(page);
    for (const section of ['Horário de funcionamento', 'Formas de pagamento']) {
      await openSection(page, section);
    }
    await expectNothingBeside(page);
  });

  await test.step('a shop with offers is deleted after a second question', async () => {
    await page.getByRole('button', { name: 'Excluir loja' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(renamed);
    await dialog.getByRole('button', { name: 'Excluir loja' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Resgates já feitos continuam valendo');
    await dialog.getByRole('button', { name: 'Excluir mesmo assim' }).click();
    await expect(page.getByRole('heading', { name: 'Cadastre sua primeira loja' })).toBeVisible();
    await expect(page.getByText('Loja excluída.')).toBeVisible();
  });
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
