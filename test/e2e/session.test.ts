import { offerRoutes } from '#contract/routes/offers.ts';
import { call } from '#test/support/stories/call.ts';
import { anOffer } from '#test/support/stories/offers.ts';
import { aPerson, removeUser } from '#test/support/stories/people.ts';
import { aShop } from '#test/support/stories/shops.ts';
import { password } from './support/accounts.ts';
import { bread, fillOffer } from './support/forms.ts';
import { expectScreen, fillSignIn } from './support/screens.ts';
import { expect, test } from './support/test.ts';

test('a private page redirects to the sign-in and opens after it', async ({ page }) => {
  const { owner, offer } = await anOffer();
  await page.goto(`/offer?id=${offer.id}`);
  await expectScreen(page, 'Entrar');
  await fillSignIn(page, owner.email, password);
  await expectScreen(page, offer.title);
});

test('with an expired session flyers open, and private pages ask for a new sign-in', async ({
  openAs,
}) => {
  const { owner, offer, shop } = await anOffer();
  const expired = { ...owner, token: 'expired', idToken: 'expired' };
  const flyer = await openAs(expired, `/folder/${shop.shopIdentifier}`);
  await expect(flyer.getByRole('heading', { name: offer.title })).toBeVisible();
  const page = await openAs(expired, '/shop-list');
  await expectScreen(page, 'Entrar');
  await expect(page.getByText('Sua sessão terminou.')).toBeVisible();
  await fillSignIn(page, owner.email, password);
  await expectScreen(page, 'Lojas');

  // Somebody else who signs in after them gets their own landing screen.
  // Without the app, which would ask for the new sign-in at its next call.
  await page.goto('/config.json');
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) {
      if (/^Cognito.*Token$/.test(key)) localStorage.removeItem(key);
    }
    localStorage.setItem('my-token', 'expired');
  });
  await page.goto(`/offer?id=${offer.id}#fotos`);
  await expectScreen(page, 'Entrar');
  await expect(page).toHaveURL(/%23fotos$/);
  await fillSignIn(page, (await aPerson()).email, password);
  await expectScreen(page, 'Empresa');
});

test('a page whose files did not load is shown after a retry, or is said to be of an older version', async ({
  openAs,
  sharedShop,
}) => {
  const page = await openAs(sharedShop.owner, '/shop-list');
  await expectScreen(page, 'Lojas');
  const styles = '**/static/business-*.css';
  await page.route(styles, (route) => route.abort());
  await page.getByRole('link', { name: 'Empresa' }).click();
  await expectScreen(page, 'Não deu para abrir esta página');
  await expect(page.getByRole('link', { name: 'Ir para o início' })).toBeVisible();
  await page.unroute(styles);
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expectScreen(page, 'Empresa');
  // Those that are still loading have none, either.
  const withoutSheet = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter(
          ({ sheet }) => sheet === null,
        ).length,
    );
  await expect.poll(withoutSheet).toBe(0);

  const code = '**/static/profile-*.js';
  await page.route(code, (route) => route.abort());
  await page.getByRole('link', { name: 'Perfil' }).click();
  await expectScreen(page, 'Não deu para abrir esta página');
  // The site answers, and still the file is not there.
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expectScreen(page, 'Saiu uma versão nova da Vitrine');
  await page.unroute(code);
  await page.getByRole('button', { name: 'Recarregar' }).click();
  await expectScreen(page, 'Perfil');

  const texts = '**/i18n/private/pt.json';
  await page.route(texts, (route) => route.abort());
  await page.reload();
  await expectScreen(page, 'Não deu para abrir esta página');
  await page.unroute(texts);
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expectScreen(page, 'Perfil');
});

test('a form keeps its values when the session expires and the user signs in again', async ({
  openAs,
}) => {
  const { owner } = await aShop();
  const page = await openAs(owner, '/offer');
  await fillOffer(page, bread);
  await page.evaluate(() => localStorage.setItem('my-token', 'expired'));
  await page.getByRole('button', { name: 'Publicar oferta' }).click();
  await expectScreen(page, 'Entrar');
  await fillSignIn(page, owner.email, password);
  await expectScreen(page, 'Nova oferta');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByLabel('Título', { exact: true })).toHaveValue(bread.title);
  await expect(page.getByLabel('Preço da oferta')).toHaveValue(`R$\u00a0${bread.offerPrice}`);
  await page.getByRole('button', { name: 'Publicar oferta' }).click();
  await expectScreen(page, 'Ofertas');
  await expect(page.getByRole('heading', { name: bread.title })).toBeVisible();
  // The draft is deleted once the offer is published.
  await page.goto('/offer');
  await expect(page.getByLabel('Título', { exact: true })).toHaveValue('');
});

test('a removed user is signed out at the next API call', async ({ openAs }) => {
  const person = await aPerson();
  const page = await openAs(person, '/business');
  await expectScreen(page, 'Empresa');
  await removeUser(person);
  await page.reload();
  await expectScreen(page, 'Entrar');
  expect(await page.evaluate(() => localStorage.getItem('my-token'))).toBeNull();
});

test('logging out clears the session and blocks private pages', async ({ openAs }) => {
  const { owner, offer } = await anOffer();
  const page = await openAs(owner, '/offer-list');
  await expect(page.getByRole('heading', { name: offer.title })).toBeVisible();
  await page.getByRole('button', { name: 'Minha conta' }).click();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  await expectScreen(page, 'Entrar');
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(owner.userId);
  await page.goto('/offer-list');
  await expectScreen(page, 'Entrar');
  // Logging out does not affect the published offer.
  expect((await call(offerRoutes.getOffer, { params: { id: offer.id } })).status).toBe(200);
});

test('navigation in the app does not add history entries', async ({ openAs, sharedShop }) => {
  const page = await openAs(sharedShop.owner, '/offer-list');
  await expectScreen(page, 'Ofertas');
  const before = await page.evaluate(() => history.length);
  await page.getByRole('link', { name: 'Lojas' }).click();
  await expectScreen(page, 'Lojas');
  await page.getByRole('link', { name: 'Perfil' }).click();
  await expectScreen(page, 'Perfil');
  expect(await page.evaluate(() => history.length)).toBe(before);
});
