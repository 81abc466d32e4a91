import { anOwnedOffer } from '#test/support/stories/offers.ts';
import { aPerson } from '#test/support/stories/people.ts';
import { password } from './support/accounts.ts';
import { expectScreen, fillSignIn, firstQuestion } from './support/screens.ts';
import { expect, test } from './support/test.ts';

test('with an expired session flyers open, and private pages ask for a new sign-in, which returns to them', async ({
  openAs,
}) => {
  const { owner, offer, shop } = await anOwnedOffer();
  const path = `/folder/${offer.id}?loja=${shop.shopIdentifier}`;
  const page = await openAs({ ...owner, token: 'expired', idToken: 'expired' }, path);
  await expect(page.getByRole('heading', { name: offer.title })).toBeVisible();
  await page.goto('/shop-list');
  await expectScreen(page, 'Entrar');
  await expect(page.getByText('Sua sessão terminou.')).toBeVisible();
  await fillSignIn(page, owner.email, password);
  await expectScreen(page, 'Lojas');

  await test.step('another user who signs in gets their own landing screen', async () => {
    // The open app would ask the first user to sign in again.
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

  await test.step('the sign-in of an open page loads that page', async () => {
    const visitor = await openAs(undefined, `/login?from=${encodeURIComponent(path)}`);
    const isLoaded = visitor.waitForRequest((request) => request.url().endsWith(path));
    await fillSignIn(visitor, owner.email, password);
    expect((await isLoaded).isNavigationRequest()).toBe(true);
    await expect(visitor.getByRole('heading', { name: offer.title })).toBeVisible();
  });
});
