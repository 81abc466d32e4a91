import { anOwnedOffer } from '#test/support/stories/offers.ts';
import { aPerson } from '#test/support/stories/people.ts';
import { password } from './support/accounts.ts';
import { expectScreen, fillSignIn, firstQuestion } from './support/screens.ts';
import { expect, test } from './support/test.ts';

test('a private page redirects to the sign-in and opens after it', async ({ page }) => {
  const { owner, offer } = await anOwnedOffer();
  await page.goto(`/offer?id=${offer.id}`);
  await expectScreen(page, 'Entrar');
  await fillSignIn(page, owner.email, password);
  await expectScreen(page, offer.title);
});

test('the sign-in returns to an open page, by loading it, and to no other site', async ({
  page,
}) => {
  const { owner, offer, shop } = await anOwnedOffer();
  const path = `/folder/${offer.id}?loja=${shop.shopIdentifier}`;
  await page.goto(`/login?from=${encodeURIComponent(path)}`);
  const isLoaded = page.waitForRequest((request) => request.url().endsWith(path));
  await fillSignIn(page, owner.email, password);
  expect((await isLoaded).isNavigationRequest()).toBe(true);
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { name: offer.title })).toBeVisible();
  await page.goto('/login?from=%2F%5Celsewhere.example');
  await expect(page).toHaveURL('/validator-list');
});

test('with an expired session flyers open, and private pages ask for a new sign-in', async ({
  openAs,
}) => {
  const { owner, offer, shop } = await anOwnedOffer();
  const expired = { ...owner, token: 'expired', idToken: 'expired' };
  const flyer = await openAs(expired, `/folder/${shop.shopIdentifier}`);
  await expect(flyer.getByRole('heading', { name: offer.title })).toBeVisible();
  const page = await openAs(expired, '/shop-list');
  await expectScreen(page, 'Entrar');
  await expect(page.getByText('Sua sessão terminou.')).toBeVisible();
  await fillSignIn(page, owner.email, password);
  await expectScreen(page, 'Lojas');

  // Another user who signs in gets their own landing screen. The open app would ask the first user to sign in again.
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
  await expectScreen(page, firstQuestion);
});

test('a page whose files did not load opens after a retry, or says that it is an older version', async ({
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
  // A sheet that is still loading is null, too.
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
  // The site answers, but the file does not exist.
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
