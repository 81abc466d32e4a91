import type { Page } from '@playwright/test';
import type { Offer } from '#contract/offers/offers.ts';
import { anOwnedOffer } from '#test/support/stories/offers.ts';
import { rowOf } from './support/offers.ts';
import {
  chooseFromMenu,
  expectBackEntry,
  expectNoBackEntry,
  expectScreen,
} from './support/screens.ts';
import { expect, test } from './support/test.ts';

/** Titles of one, two and three lines, so that the rows have other heights than the list expects. */
const words = [
  'Pão',
  'Bolo de rolo de goiabada, feito na hora',
  'Café coado, tapioca e cuscuz, para dois',
];

const titleOf = (index: number) => `${words[index % words.length]} ${index + 1}`;

/** Answers the calls about offers with 300 copies of one. */
async function show300Offers(page: Page, offer: Offer): Promise<void> {
  const offers = Array.from({ length: 300 }, (_, index) => ({
    ...offer,
    id: `${offer.id.slice(0, -4)}${String(index).padStart(4, '0')}`,
    title: titleOf(index),
  }));
  await page.route(/\/api\/businesses\/[^/]+\/offers/, (route) => {
    const query = new URL(route.request().url()).searchParams;
    const begin = Number(query.get('pagingKey') ?? 0);
    const end = begin + Number(query.get('limit') ?? 20);
    const pagingKey = end < offers.length ? { pagingKey: String(end) } : {};
    return route.fulfill({ json: { items: offers.slice(begin, end), ...pagingKey } });
  });
  await page.route(/\/api\/offers\/[^/]+$/, (route) => {
    const found = offers.find(({ id }) => route.request().url().endsWith(id));
    return route.fulfill({ json: found });
  });
}

const positionOf = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** The distance of an offer's link from the top of the window. */
const topOf = async (page: Page, title: string) =>
  Math.round((await rowOf(page, title).boundingBox())?.y ?? -1);

/** Expects the opened offer where it was in the window, with the focus on its link. */
async function expectPlace(page: Page, top: number, title: string): Promise<void> {
  await expect(rowOf(page, title)).toBeFocused();
  await expect.poll(async () => Math.abs((await topOf(page, title)) - top)).toBeLessThan(2);
  expect(await positionOf(page)).toBeGreaterThan(8000);
}

test('a list of 300 offers renders few rows; a return to it keeps filter, loaded pages, position and focus; the menu opens its top @phone-only', async ({
  openAs,
}) => {
  const { owner, offer } = await anOwnedOffer();
  const page = await openAs(owner, '/profile');
  await show300Offers(page, offer);
  await page.goto('/offer-list?status=active');
  // On a phone, six rows of one line fit below header, title, first steps and filters; these are higher.
  await expect(rowOf(page, 'Pão 4')).toBeInViewport({ ratio: 1 });
  for (const loaded of [120, 220]) {
    await page.getByRole('button', { name: 'Mostrar mais' }).click();
    await expect(async () => {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await expect(page.locator(`li[aria-posinset="${loaded}"]`)).toBeVisible({ timeout: 500 });
    }).toPass();
  }
  const rows = page.locator('li[aria-posinset]');
  await test.step('Tab reaches all rows, of which few are rendered', async () => {
    await page.evaluate(() => window.scrollTo(0, 0));
    const first = rowOf(page, 'Pão 1');
    await expect(first).toBeInViewport();
    expect(await rows.count()).toBeLessThan(25);
    await first.focus();
    // Each row has a link, a menu and a switch.
    for (let row = 1; row < 25; row += 1) {
      for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press('Tab');
      await expect(rowOf(page, titleOf(row))).toBeFocused();
    }
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('switch', { name: `${titleOf(23)}: ativa` })).toBeFocused();
    expect(await rows.count()).toBeLessThan(40);
  });
  await page.evaluate(() => window.scrollTo(0, 9000));
  const shown = rows.locator('h2 a');
  await expect(shown.first()).toBeVisible();
  // The rows of the new position are rendered after the scroll.
  const titleBelowMiddle = () =>
    shown.evaluateAll(
      (links) =>
        links.find((link) => link.getBoundingClientRect().top > innerHeight / 2)?.textContent ?? '',
    );
  await expect.poll(titleBelowMiddle).not.toBe('');
  const title = await titleBelowMiddle();
  const openOffer = async () => {
    const top = await topOf(page, title);
    await rowOf(page, title).click();
    await expectScreen(page, title);
    expect(await positionOf(page)).toBe(0);
    await expectBackEntry(page);
    return top;
  };
  await test.step('Back', async () => {
    const top = await openOffer();
    await page.goBack();
    await expectPlace(page, top, title);
    await expect(page).toHaveURL(/\?status=active$/);
    await expectNoBackEntry(page);
  });
  await test.step('the back link, after a reload of the form', async () => {
    const top = await openOffer();
    await page.reload();
    await expectScreen(page, title);
    await page.getByRole('main').getByRole('link', { name: 'Ofertas' }).click();
    await expectPlace(page, top, title);
  });
  await test.step('a reload', async () => {
    const position = await positionOf(page);
    await page.reload();
    // Rows that are measured meanwhile have other heights than expected, so the row counts, not the position.
    await expect.poll(async () => Math.abs((await positionOf(page)) - position)).toBeLessThan(844);
    await expect(rowOf(page, title)).toBeInViewport();
  });
  await test.step('the menu', async () => {
    await chooseFromMenu(page, 'Lojas');
    await expectScreen(page, 'Lojas');
    await chooseFromMenu(page, 'Ofertas');
    await expectScreen(page, 'Ofertas');
    expect(await positionOf(page)).toBe(0);
  });
});
