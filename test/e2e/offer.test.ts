import { anOffer } from '#test/support/stories/offers.ts';
import { aCity, anAddress } from '#test/support/stories/shops.ts';
import { everywhere, onlyItsShop, whereShown } from '#test/support/stories/where-shown.ts';
import { fillOffer } from './support/forms.ts';
import { expectScreen } from './support/screens.ts';
import { expect, test } from './support/test.ts';

const publish = { name: 'Publicar oferta' };

test('an offer price not below the original price is rejected with an error at its field', async ({
  openAs,
  sharedShop,
}) => {
  const page = await openAs(sharedShop.owner, '/offer');
  const title = 'Pão de queijo, 6 unidades';
  await fillOffer(page, { title, originalPrice: '5,49', offerPrice: '8,90' });
  await page.getByRole('button', publish).click();
  await expect(page.getByText('O preço da oferta precisa ser menor')).toBeVisible();
  await expect(page.getByLabel('Preço da oferta')).toBeFocused();
  await page.getByLabel('Preço da oferta').fill('4,99');
  await page.getByRole('button', publish).click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
});

test('a deactivated offer disappears from feed and flyer immediately', async ({ openAs }) => {
  const owned = await anOffer({}, { address: anAddress({ city: aCity() }) });
  const { owner, offer, shop } = owned;
  expect(await whereShown(offer, shop)).toEqual(everywhere);
  const flyer = await openAs(undefined, `/folder/${shop.shopIdentifier}`);
  await expect(flyer.getByRole('heading', { name: offer.title })).toBeVisible();

  const page = await openAs(owner, '/offer-list');
  const answered = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await page.getByRole('switch', { name: `${offer.title}: no ar` }).press('Space');
  await answered;
  expect(await whereShown(offer, shop)).toEqual(onlyItsShop);
  await expect(page.getByText('Desativada', { exact: true })).toBeVisible();

  await flyer.reload();
  await expect(flyer.getByText('Nenhuma oferta no momento.')).toBeVisible();
  await flyer.goto(`/folder/${offer.id}`);
  await expectScreen(flyer, 'Esta oferta terminou');
});

test('offers can be filtered by status and searched by text', async ({ openAs }) => {
  const { owner, offer } = await anOffer({ title: 'Bolo de rolo inteiro' });
  const page = await openAs(owner, '/offer-list');
  const row = page.getByRole('heading', { name: offer.title });
  await expect(row).toBeVisible();
  await page.getByText('Encerradas', { exact: true }).click();
  await expect(page.getByText('Nenhuma oferta assim')).toBeVisible();
  await page.getByText('Todas', { exact: true }).click();
  await page.getByRole('searchbox').fill('bolo');
  await expect(page).toHaveURL(/q=bolo/);
  await expect(row).toBeVisible();
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue('bolo');
});

test('the flyer of an offer shows that offer first, with its full conditions', async ({
  openAs,
}) => {
  const { offer, business } = await anOffer({ offerRules: 'Uma por cliente, só no balcão.' });
  const page = await openAs(undefined, `/folder/${offer.id}`);
  await expectScreen(page, business.name);
  await expect(page.getByRole('article').first()).toContainText(offer.title);
  await expect(page.getByText('Uma por cliente, só no balcão.')).toBeVisible();
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
