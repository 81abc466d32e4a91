import { keys } from '#lambdas/shared/table/keys.ts';
import { anOffer, letExpire, publishInTurn } from '#test/support/stories/offers.ts';
import { changeItem } from '#test/support/stories/table.ts';
import { choose, openMenu, rowOf, titleOf } from './support/offers.ts';
import { expectScreen } from './support/screens.ts';
import { expect, test } from './support/test.ts';

test('the limit of an offer is set, not below its claims, and removed @phone-only', async ({
  openAs,
}) => {
  const { owner, offer } = await anOffer({ title: 'Coxinha de frango' });
  const page = await openAs(owner, '/modal-limit');
  const dialog = page.getByRole('dialog', { name: 'Quantidade disponível' });
  await dialog.getByRole('button', { name: 'Ver ofertas' }).click();
  await expect(page).toHaveURL(/\/offer-list$/);

  await openMenu(page, offer.title);
  await choose(page, 'Quantidade disponível');
  await expect(page).toHaveURL(/\/modal-limit$/);
  const field = dialog.getByLabel('Quantidade disponível');
  await expect(field).toBeFocused();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/offer-list$/);

  await openMenu(page, offer.title);
  await choose(page, 'Quantidade disponível');
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
