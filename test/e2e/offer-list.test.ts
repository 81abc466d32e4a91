import { anOwnedOffer } from '#test/support/stories/offers.ts';
import { rowOf } from './support/offers.ts';
import { expect, test } from './support/test.ts';

test('a list of 1,000 offers renders few rows, and Tab reaches all @phone-only', async ({
  openAs,
}) => {
  const { owner, offer } = await anOwnedOffer();
  const items = Array.from({ length: 1000 }, (_, index) => ({
    ...offer,
    id: `${offer.id.slice(0, -4)}${String(index).padStart(4, '0')}`,
    title: `Oferta ${index + 1}`,
  }));
  const page = await openAs(owner, '/profile');
  await page.route(/\/businesses\/[^/]+\/offers/, (route) => route.fulfill({ json: { items } }));
  await page.goto('/offer-list');
  const rows = page.locator('li[aria-posinset]');
  await expect(rowOf(page, 'Oferta 1')).toBeInViewport({ ratio: 1 });
  // On a phone, six rows fit below header, title, first steps and filters.
  const isPhone = test.info().project.use.isMobile === true;
  if (isPhone) await expect(rowOf(page, 'Oferta 6')).toBeInViewport({ ratio: 1 });
  expect(await rows.count()).toBeLessThan(25);
  await rowOf(page, 'Oferta 1').focus();
  // Each row has a link, a menu and a switch.
  for (let row = 2; row <= 25; row += 1) {
    for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press('Tab');
    await expect(rowOf(page, `Oferta ${row}`)).toBeFocused();
  }
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('switch', { name: 'Oferta 24: ativa' })).toBeFocused();
  expect(await rows.count()).toBeLessThan(40);
});
