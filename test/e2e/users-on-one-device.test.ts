import type { Page } from '@playwright/test';
import { keptKeys } from '#test/support/kept-on-device.ts';
import { anOwnedOffer } from '#test/support/stories/offers.ts';
import { addValidator } from '#test/support/stories/validators.ts';
import { password } from './support/accounts.ts';
import { expectScreen, fillSignIn } from './support/screens.ts';
import { storageOf, storeInBrowser } from './support/session.ts';
import { expect, test } from './support/test.ts';

const twoOwners = () =>
  Promise.all([
    anOwnedOffer({ title: 'Bolo de rolo inteiro' }),
    anOwnedOffer({ title: 'Cuscuz com queijo' }),
  ]);

test('a logout in another tab ends the session of the tab that signed in, and both tabs show the next user', async ({
  page,
}) => {
  const [first, second] = await twoOwners();
  // With a validator, offers are the landing screen.
  for (const owned of [first, second]) await addValidator(owned, owned.shop);
  const offerOn = (tab: Page, { offer }: typeof first) =>
    tab.getByRole('heading', { name: offer.title });
  await page.goto('/login');
  await fillSignIn(page, first.owner.email, password);
  await expect(offerOn(page, first)).toBeVisible();
  await expect.poll(() => keptKeys(page)).not.toHaveLength(0);
  const other = await page.context().newPage();
  await other.goto('/profile');
  await other.getByRole('button', { name: 'Minha conta' }).click();
  await other.getByRole('menuitem', { name: 'Sair' }).click();
  await expectScreen(other, 'Entrar');

  await page.bringToFront();
  await expectScreen(page, 'Entrar');
  await expect.poll(() => keptKeys(page)).toHaveLength(0);
  await page.goto('/offer-list');
  await expectScreen(page, 'Entrar');

  await other.bringToFront();
  await fillSignIn(other, second.owner.email, password);
  await expectScreen(other, 'Ofertas');
  await page.bringToFront();
  await expect(offerOn(page, second)).toBeVisible();
  await expect(offerOn(page, first)).toHaveCount(0);
});

test('a tab that was opening when another user signed in shows the new user', async ({
  openAs,
}) => {
  const [first, second] = await twoOwners();
  const page = await openAs(first.owner, '/config.json');
  const other = await page.context().newPage();
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const isAsked = new Promise<void>((resolve) => {
    other.route(
      '**/api/users/me',
      async (route) => {
        resolve();
        await isAnswered;
        await route.continue();
      },
      { times: 1 },
    );
  });
  await other.goto('/offer-list');
  await isAsked;
  const [origin] = storageOf(second.owner).origins;
  const items = origin?.localStorage.map(({ name, value }) => [name, value]) ?? [];
  await storeInBrowser(page, Object.fromEntries(items));
  answer();
  await expect(other.getByRole('heading', { name: second.offer.title })).toBeVisible();
});
