import type { Page, Route } from '@playwright/test';
import { offerRoutes } from '#contract/routes/offers.ts';
import { keys } from '#lambdas/shared/table/keys.ts';
import { call } from '#test/support/stories/call.ts';
import { anOffer, letExpire, publish, publishInTurn } from '#test/support/stories/offers.ts';
import { aCity, anAddress, aShop, openShop } from '#test/support/stories/shops.ts';
import { changeItem } from '#test/support/stories/table.ts';
import { everywhere, onlyItsShop, whereShown } from '#test/support/stories/where-shown.ts';
import { bread, fillOffer } from './support/forms.ts';
import { expectScreen } from './support/screens.ts';
import { expect, test } from './support/test.ts';

const publishButton = { name: 'Publicar oferta' };
const saveButton = { name: 'Salvar oferta' };

const titleOf = (page: Page) => page.getByLabel('Título', { exact: true });
const rowOf = (page: Page, title: string) => page.getByRole('link', { name: title, exact: true });
const openMenu = (page: Page, title: string) =>
  page.getByRole('button', { name: `Ações de ${title}` }).click();
const choose = (page: Page, entry: string) => page.getByRole('menuitem', { name: entry }).click();

test('an offer is published with few fields, copied, edited and deleted @phone', async ({
  openAs,
}) => {
  const owned = await aShop({ paymentOptions: ['PAYMENT_OPTION_CREDIT'] });
  const page = await openAs(owned.owner, '/offer');
  // Each bad input has its message; the first field with one gets the focus.
  await page.getByRole('button', publishButton).click();
  await expect(titleOf(page)).toBeFocused();
  await titleOf(page).fill('Café ☕ coado com pão na chapa');
  await page.getByLabel('Preço normal').fill('5,49');
  await page.getByLabel('Preço da oferta').fill('8,90');
  await page.getByRole('button', publishButton).click();
  await expect(page.getByText('O preço da oferta precisa ser menor')).toBeVisible();
  await expect(page.getByLabel('Preço da oferta')).toBeFocused();

  await page.getByLabel('Preço normal').fill('R$ 2.499,90');
  await page.getByLabel('Preço da oferta').fill('R$ 1.999,90');
  await expect(page.getByText(/−20% · economia de R\$\s500,00/)).toBeVisible();
  await expect(page.getByRole('button', { name: '7 dias' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.getByRole('button', { name: 'Fim do ano que vem' }).click();
  await expect(page.getByRole('button', { name: 'Validade' })).toHaveText(/^31\/12\//);
  await expect(page.getByLabel('Crédito')).toBeChecked();
  const preview = page.getByRole('region', { name: 'Como o cliente vê' });
  await expect(preview).toContainText('Café ☕ coado com pão na chapa');
  await expect(preview).toContainText(/De R\$\s2\.499,90 por R\$\s1\.999,90/);
  await page.getByRole('button', publishButton).click();

  // The row of the new offer has the focus, and sharing it is one tap away.
  await expectScreen(page, 'Ofertas');
  const row = rowOf(page, 'Café ☕ coado com pão na chapa');
  await expect(row).toBeFocused();
  await expect(page.getByRole('button', { name: 'Enviar no WhatsApp' })).toBeVisible();

  await openMenu(page, 'Café ☕ coado com pão na chapa');
  await choose(page, 'Duplicar');
  await expectScreen(page, 'Nova oferta');
  await expect(page.getByRole('button', { name: 'Validade' })).not.toHaveText(/^31\/12\//);
  await titleOf(page).fill('Café duplo');
  await page.getByRole('button', publishButton).click();
  await expect(rowOf(page, 'Café duplo')).toBeFocused();
  await expect(row).toBeVisible();

  await rowOf(page, 'Café duplo').click();
  await expectScreen(page, 'Café duplo');
  await expect(page.getByText('A oferta já começou: o início não muda mais.')).toBeVisible();
  await titleOf(page).fill('Café triplo');
  await page.getByLabel('Preço da oferta').fill('1499,9');
  await page.getByLabel('Limite por pessoa').fill('2');
  await page.getByLabel('Regras e restrições').fill('Só no balcão.');
  await page.getByLabel('Pix').check();
  await page.getByRole('button', { name: 'Fim do ano que vem' }).click();
  await page.getByRole('button', saveButton).click();
  await expect(rowOf(page, 'Café triplo')).toBeFocused();
  await expect(page.getByText('−40%')).toBeVisible();

  await openMenu(page, 'Café triplo');
  await choose(page, 'Excluir');
  const ask = page.getByRole('dialog', { name: 'Excluir oferta?' });
  await ask.getByRole('button', { name: 'Cancelar' }).click();
  await expect(page.getByRole('button', { name: 'Ações de Café triplo' })).toBeFocused();
  await openMenu(page, 'Café triplo');
  await choose(page, 'Excluir');
  // Someone else changes the offer meanwhile, so it is asked again.
  const { body: offers } = await call(offerRoutes.listOffersOfBusiness, {
    as: owned.owner,
    params: { id: owned.business.id },
    query: {},
  });
  const third = offers.items.find(({ title }) => title === 'Café triplo');
  await call(offerRoutes.setOfferLimit, {
    as: owned.owner,
    params: { id: third?.id ?? '' },
    body: { limit: 7 },
  });
  await ask.getByRole('button', { name: 'Excluir oferta' }).click();
  await expect(ask.getByText(/A oferta mudou enquanto você decidia/)).toBeVisible();
  await ask.getByRole('button', { name: 'Excluir oferta' }).click();
  await expect(rowOf(page, 'Café triplo')).toHaveCount(0);
  await expect(row).toBeFocused();
  await page.reload();
  await expect(row).toBeVisible();
  await expect(rowOf(page, 'Café triplo')).toHaveCount(0);
});

test('an offer that is switched off leaves feed and flyer, and can be switched on again by the toast', async ({
  openAs,
}) => {
  const owned = await anOffer({}, { address: anAddress({ city: aCity() }) });
  const { owner, offer, shop } = owned;
  expect(await whereShown(offer, shop)).toEqual(everywhere);
  const page = await openAs(owner, '/offer-list');
  const control = page.getByRole('switch', { name: `${offer.title}: ativa` });
  await control.press('Space');
  await expect(page.getByText('Oferta desativada.')).toBeVisible();
  // With the focus in it, the toast stays.
  const undo = page.getByRole('button', { name: 'Desfazer' });
  await undo.focus();
  expect(await whereShown(offer, shop)).toEqual(onlyItsShop);
  await expect(page.getByText('Desativada', { exact: true })).toBeVisible();
  const flyer = await openAs(undefined, `/folder/${offer.id}`);
  await expectScreen(flyer, 'Esta oferta não está disponível');

  await undo.press('Enter');
  await expect(page.getByText('Oferta ativada.')).toBeVisible();
  await expect(control).toBeChecked();
  await expect(control).toBeFocused();
  expect(await whereShown(offer, shop)).toEqual(everywhere);

  // Someone else edits the offer meanwhile: it is switched in its newer version.
  await call(offerRoutes.setOfferLimit, {
    as: owner,
    params: { id: offer.id },
    body: { limit: 7 },
  });
  await control.press('Space');
  await expect(page.getByText('Oferta desativada.')).toBeVisible();
  await expect(page.getByText('0 de 7 resgatadas')).toBeVisible();

  await page.context().setOffline(true);
  await control.press('Space');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(control).not.toBeChecked();
  await page.context().setOffline(false);
  await control.press('Space');
  await expect(page.getByText('Oferta ativada.')).toBeVisible();
  await expect(control).toBeChecked();
});

test('offers are filtered by status, shop and words @phone', async ({ openAs }) => {
  const owned = await anOffer({ title: 'Bolo de rolo inteiro' });
  const second = await openShop(owned, { address: anAddress({ neighborhood: 'Casa Forte' }) });
  await publish(owned, { title: 'Cuscuz com queijo', shopsIds: [second.id] });
  const page = await openAs(owned.owner, '/offer-list');
  const cake = rowOf(page, 'Bolo de rolo inteiro');
  const couscous = rowOf(page, 'Cuscuz com queijo');
  await expect(cake).toBeVisible();
  await page.getByText('Encerradas', { exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Nenhuma oferta encontrada' })).toBeVisible();
  await page.getByText('Todas', { exact: true }).click();
  await page.getByRole('searchbox').fill('bolo');
  await expect(page).toHaveURL(/q=bolo/);
  await expect(couscous).toHaveCount(0);
  await expect(cake).toBeVisible();
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue('bolo');
  // The filter stays while an offer is edited.
  await cake.click();
  await titleOf(page).fill('Bolo de rolo pequeno');
  await page.getByRole('button', saveButton).click();
  await expect(page).toHaveURL(/q=bolo/);
  await expect(rowOf(page, 'Bolo de rolo pequeno')).toBeFocused();
  await page.getByRole('searchbox').fill('b');
  await expect(couscous).toBeVisible();

  await page.getByLabel('Mostrar ofertas da loja').selectOption('Casa Forte · Recife');
  await expect(page).toHaveURL(/shop=shp_/);
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await expect(page.getByText('1 oferta encontrada')).toBeAttached();
  await expect(couscous).toBeVisible();
  await expect(rowOf(page, 'Bolo de rolo pequeno')).toHaveCount(0);
});

test('the limit of an offer is set, not below its claims, and removed @phone', async ({
  openAs,
}) => {
  const { owner, offer } = await anOffer({ title: 'Coxinha de frango' });
  const page = await openAs(owner, '/modal-limit');
  const dialog = page.getByRole('dialog', { name: 'Limite de quantidade' });
  await dialog.getByRole('button', { name: 'Ver ofertas' }).click();
  await expect(page).toHaveURL(/\/offer-list$/);

  await openMenu(page, offer.title);
  await choose(page, 'Limite de quantidade');
  await expect(page).toHaveURL(/\/modal-limit$/);
  const field = dialog.getByLabel('Quantidade disponível');
  await expect(field).toBeFocused();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/offer-list$/);

  await openMenu(page, offer.title);
  await choose(page, 'Limite de quantidade');
  await expect(field).toBeFocused();
  await page.reload();
  await field.fill('10');
  await field.press('Enter');
  await expect(page.getByText('0 de 10 resgatadas')).toBeVisible();
  await expect(rowOf(page, offer.title)).toBeFocused();

  await changeItem(keys.offerCounters(offer.id), { claimedCount: 3 });
  await rowOf(page, offer.title).click();
  await page.getByRole('link', { name: 'Mudar limite' }).click();
  await field.fill('2');
  await field.press('Enter');
  await expect(dialog.getByText(/Já houve 3 resgates/)).toBeVisible();
  await expect(field).toBeFocused();
  await dialog.getByRole('button', { name: 'Tirar o limite' }).click();
  await expectScreen(page, offer.title);
  await expect(page.getByRole('link', { name: 'Definir limite' })).toBeVisible();
});

test('of two tabs that edit an offer, the second is told what changed and chooses', async ({
  openAs,
}) => {
  const { owner, offer } = await anOffer({ title: 'Tapioca de queijo' });
  const first = await openAs(owner, `/offer?id=${offer.id}`);
  const second = await openAs(owner, `/offer?id=${offer.id}`);
  await titleOf(second).fill('Tapioca de coco');
  await second.getByLabel('Preço da oferta').fill('12');
  await first.getByLabel('Preço da oferta').fill('13,5');
  await first.getByRole('button', { name: '7 dias' }).click();
  await first.getByRole('button', saveButton).click();
  await expectScreen(first, 'Ofertas');

  await second.getByRole('button', saveButton).click();
  const notice = second.getByRole('alert', { name: 'Os dados mudaram enquanto você editava' });
  await expect(notice).toBeFocused();
  await expect(notice.getByLabel(/O que você digitou: R\$\s12,00/)).toBeChecked();
  await notice.getByLabel(/O que está salvo agora: R\$\s13,50/).check();
  await second.getByRole('button', saveButton).click();
  await expect(rowOf(second, 'Tapioca de coco')).toBeVisible();
  const { body } = await call(offerRoutes.getOffer, {
    as: owner,
    params: { id: offer.id },
    query: {},
  });
  expect(body).toMatchObject({ title: 'Tapioca de coco', offerPrice: 13.5 });
});

test('an offer is published once although its answer was lost and the page was loaded again', async ({
  openAs,
}) => {
  const owned = await aShop();
  const page = await openAs(owned.owner, '/offer');
  await fillOffer(page, bread);
  // The server gets the offer; going offline loses its answer.
  const loseAnswer = async (route: Route) => {
    await route.fetch();
    await page.context().setOffline(true);
    await route.abort();
  };
  await page.route('**/api/offers', loseAnswer, { times: 1 });
  await page.getByRole('button', publishButton).click();
  await expect(page.getByText(/Sem conexão com a Vitrine/)).toBeVisible();
  await page.context().setOffline(false);
  await page.reload();
  await page.getByRole('button', { name: 'Continuar', exact: true }).click();
  await expect(titleOf(page)).toBeFocused();
  await page.getByRole('button', publishButton).click();
  await expect(rowOf(page, bread.title)).toHaveCount(1);
});

test('what keeps an owner from publishing is said before the form', async ({ openAs }) => {
  const owned = await anOffer({ title: 'Bolo de pote' });
  const { owner, offer, business } = owned;
  await changeItem(keys.business(business.id), { sizeTypeId: 1 });
  await publishInTurn(owned, 9);
  const page = await openAs(owner, '/offer');
  await expect(page.getByRole('heading', { name: /Você já tem \d+ ofertas ativas/ })).toBeVisible();
  await expect(titleOf(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Ver ofertas ativas' }).click();
  await expect(page).toHaveURL(/status=active/);

  // Once one is switched off there is room.
  await page.getByRole('switch', { name: `${offer.title}: ativa` }).press('Space');
  await expect(page.getByText('Oferta desativada.')).toBeVisible();
  await page.getByRole('link', { name: 'Nova oferta' }).click();
  await expect(titleOf(page)).toBeVisible();

  await letExpire(offer);
  await page.goto(`/offer?id=${offer.id}`);
  await expect(page.getByText('Esta oferta terminou. Para publicar de novo')).toBeVisible();
  await page.getByRole('button', { name: '7 dias' }).click();
  await page.getByRole('button', { name: 'Publicar de novo' }).click();
  await expectScreen(page, 'Ofertas');
  await expect(page.getByText('Oferta publicada.')).toBeVisible();
  await expect(page.getByRole('switch', { name: `${offer.title}: ativa` })).toBeChecked();

  await changeItem(keys.business(business.id), { status: 'suspended' });
  await page.goto('/offer');
  await expect(page.getByText(/A empresa está suspensa/)).toBeVisible();
  const other = await anOffer();
  await page.goto(`/offer?id=${other.offer.id}`);
  await page.getByRole('link', { name: 'Ver suas ofertas' }).click();
  await expectScreen(page, 'Ofertas');
});

test('a list of 1,000 offers keeps few rows in the page, and Tab reaches all @phone', async ({
  openAs,
}) => {
  const { owner, offer } = await anOffer();
  const items = Array.from({ length: 1000 }, (_, index) => ({
    ...offer,
    id: `${offer.id.slice(0, -4)}${String(index).padStart(4, '0')}`,
    title: `Oferta ${index + 1}`,
  }));
  const page = await openAs(owner, '/profile');
  await page.route(/\/businesses\/[^/]+\/offers/, (route) => route.fulfill({ json: { items } }));
  await page.goto('/offer-list');
  const rows = page.locator('li[aria-posinset]');
  // The last of the first steps, above the list.
  await page.getByRole('button', { name: 'Já enviei' }).click();
  await expect(rowOf(page, 'Oferta 1')).toBeInViewport({ ratio: 1 });
  // Six rows fit on a phone below header, title and filters.
  const isPhone = test.info().project.use.isMobile === true;
  if (isPhone) await expect(rowOf(page, 'Oferta 6')).toBeInViewport({ ratio: 1 });
  expect(await rows.count()).toBeLessThan(25);
  await rowOf(page, 'Oferta 1').focus();
  // Link, menu and switch of each row.
  for (let row = 2; row <= 25; row += 1) {
    for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press('Tab');
    await expect(rowOf(page, `Oferta ${row}`)).toBeFocused();
  }
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('switch', { name: 'Oferta 24: ativa' })).toBeFocused();
  expect(await rows.count()).toBeLessThan(40);
});

test('the flyer of an offer shows that offer first, with its full conditions', async ({
  openAs,
}) => {
  const { offer, business } = await anOffer({ offerRules: 'Uma por cliente, só no balcão.' });
  const page = await openAs(undefined, `/folder/${offer.id}`);
  await expectScreen(page, business.name);
  await expect(page.getByRole('article').first()).toContainText(offer.title);
  await expect(page.getByText('Uma por cliente, só no balcão.', { exact: true })).toBeVisible();
});

test('a flyer is printed once, after its pictures have loaded', async ({ openAs }) => {
  const { offer, business } = await anOffer();
  const page = await openAs(undefined, `/folder/${offer.id}`);
  await expectScreen(page, business.name);
  await page.evaluate(() => {
    const picture = new Image();
    const { promise, resolve } = Promise.withResolvers<void>();
    picture.decode = () => promise;
    document.body.append(picture);
    document.body.dataset['prints'] = '';
    window.print = () => {
      document.body.dataset['prints'] += 'one ';
    };
    document.addEventListener('loaded-by-test', () => resolve());
  });
  const print = page.getByRole('button', { name: 'Imprimir' });
  await print.click();
  await expect(print).toBeDisabled();
  await print.click({ force: true });
  await page.evaluate(() => document.dispatchEvent(new Event('loaded-by-test')));
  await expect(print).toBeEnabled();
  await expect(page.locator('body')).toHaveAttribute('data-prints', 'one ');
});
