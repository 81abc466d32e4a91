import { offerRoutes } from '#contract/routes/offers.ts';
import { call } from '#test/support/stories/call.ts';
import { anOffer } from '#test/support/stories/offers.ts';
import { aPerson, removeUser } from '#test/support/stories/people.ts';
import { aShop } from '#test/support/stories/shops.ts';
import { password } from './support/accounts.ts';
import { bread, fillOffer } from './support/forms.ts';
import { expectScreen, signIn } from './support/screens.ts';
import { expect, test } from './support/test.ts';

test('a page that needs a user leads to the sign-in, and from there to the page', async ({
  page,
}) => {
  const { owner, offer } = await anOffer();
  await page.goto(`/offer?id=${offer.id}`);
  await expectScreen(page, 'Entrar');
  await signIn(page, owner.email, password);
  await expectScreen(page, offer.title);
});

test('a session that has run out opens a flyer, says so elsewhere, and the sign-in leads back', async ({
  openAs,
}) => {
  const { owner, offer, shop } = await anOffer();
  const over = { ...owner, token: 'over', idToken: 'over' };
  const flyer = await openAs(over, `/folder/${shop.shopIdentifier}`);
  await expect(flyer.getByRole('heading', { name: offer.title })).toBeVisible();
  const page = await openAs(over, '/shop-list');
  await expectScreen(page, 'Entrar');
  await expect(page.getByText('Sua sessão terminou.')).toBeVisible();
  await signIn(page, owner.email, password);
  await expectScreen(page, 'Lojas');
});

test('what was typed when a session ran out is there again after the sign-in', async ({
  openAs,
}) => {
  const { owner } = await aShop();
  const page = await openAs(owner, '/offer');
  await fillOffer(page, bread);
  await page.evaluate(() => localStorage.setItem('my-token', 'over'));
  await page.getByRole('button', { name: 'Publicar oferta' }).click();
  await expectScreen(page, 'Entrar');
  await signIn(page, owner.email, password);
  await expectScreen(page, 'Nova oferta');
  await expect(page.getByLabel('Título', { exact: true })).toHaveValue(bread.title);
  await expect(page.getByLabel('Preço da oferta')).toHaveValue(`R$\u00a0${bread.offerPrice}`);
  await page.getByRole('button', { name: 'Publicar oferta' }).click();
  await expectScreen(page, 'Ofertas');
  await expect(page.getByRole('heading', { name: bread.title })).toBeVisible();
  // Sent, it is no draft any more.
  await page.goto('/offer');
  await expect(page.getByLabel('Título', { exact: true })).toHaveValue('');
});

test('someone removed meanwhile is out with the next call', async ({ openAs }) => {
  const person = await aPerson();
  const page = await openAs(person, '/business');
  await expectScreen(page, 'Empresa');
  await removeUser(person);
  await page.reload();
  await expectScreen(page, 'Entrar');
  expect(await page.evaluate(() => localStorage.getItem('my-token'))).toBeNull();
});

test('logging out leaves the history without a way back in', async ({ openAs }) => {
  const { owner, offer } = await anOffer();
  const page = await openAs(owner, '/offer-list');
  await expect(page.getByRole('heading', { name: offer.title })).toBeVisible();
  await page.getByRole('button', { name: 'Minha conta' }).click();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  await expectScreen(page, 'Entrar');
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(owner.userId);
  await page.goto('/offer-list');
  await expectScreen(page, 'Entrar');
  // The offer itself stays where it was.
  expect((await call(offerRoutes.getOffer, { params: { id: offer.id } })).status).toBe(200);
});

test('moving about adds nothing to the history', async ({ openAs, sharedShop }) => {
  const page = await openAs(sharedShop.owner, '/offer-list');
  await expectScreen(page, 'Ofertas');
  const before = await page.evaluate(() => history.length);
  await page.getByRole('link', { name: 'Lojas' }).click();
  await expectScreen(page, 'Lojas');
  await page.getByRole('link', { name: 'Perfil' }).click();
  await expectScreen(page, 'Perfil');
  expect(await page.evaluate(() => history.length)).toBe(before);
});
