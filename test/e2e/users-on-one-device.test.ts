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

async function leave(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Minha conta' }).click();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  await expectScreen(page, 'Entrar');
}

test('another tab shows the user who signs in, and nothing of the previous user', async ({
  openAs,
}) => {
  const [first, second] = await twoOwners();
  // With a validator, offers are the landing screen.
  await addValidator(second, second.shop);
  const page = await openAs(first.owner, '/profile');
  const other = await page.context().newPage();
  await other.goto('/offer-list');
  const offerOf = ({ offer }: typeof first) => other.getByRole('heading', { name: offer.title });
  await expect(offerOf(first)).toBeVisible();

  await page.bringToFront();
  await leave(page);
  await fillSignIn(page, second.owner.email, password);
  await expectScreen(page, 'Ofertas');

  await other.bringToFront();
  await expect(offerOf(second)).toBeVisible();
  await expect(offerOf(first)).toHaveCount(0);
});

test('a logout in another tab ends the session of the tab that signed in', async ({ page }) => {
  const story = await anOwnedOffer({ title: 'Tapioca de coco' });
  // With a validator, offers are the landing screen.
  await addValidator(story, story.shop);
  await page.goto('/login');
  await fillSignIn(page, story.owner.email, password);
  await expect(page.getByRole('heading', { name: story.offer.title })).toBeVisible();
  await expect.poll(() => keptKeys(page)).not.toHaveLength(0);
  const other = await page.context().newPage();
  await other.goto('/profile');
  await leave(other);

  await page.bringToFront();
  await expectScreen(page, 'Entrar');
  await expect.poll(() => keptKeys(page)).toHaveLength(0);
  await page.goto('/offer-list');
  await expectScreen(page, 'Entrar');
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
