import { offerRoutes } from '#contract/routes/offers.ts';
import { call } from '#test/support/stories/call.ts';
import { anOffer, publish } from '#test/support/stories/offers.ts';
import { aCity, anAddress, openShop } from '#test/support/stories/shops.ts';
import { everywhere, onlyItsShop, whereShown } from '#test/support/stories/where-shown.ts';
import { rowOf, saveButton, titleOf } from './support/offers.ts';
import { expectScreen } from './support/screens.ts';
import { expect, test } from './support/test.ts';

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

test('offers are filtered by status, shop and words @phone-only', async ({ openAs }) => {
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

test('a list of 1,000 offers keeps few rows in the page, and Tab reaches all @phone-only', async ({
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
