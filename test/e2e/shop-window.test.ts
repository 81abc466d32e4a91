import type { Page } from '@playwright/test';
import { pageLink } from '#contract/pages/page-link.ts';
import { placeLink } from '#contract/pages/place-link.ts';
import { shopRoutes } from '#contract/shops/routes.ts';
import type { Shop } from '#contract/shops/shops.ts';
import { call } from '#test/support/stories/call.ts';
import { eventually } from '#test/support/stories/eventually.ts';
import type { OwnedOffer } from '#test/support/stories/offers.ts';
import { aPerson } from '#test/support/stories/people.ts';
import { followShopAs, shownFollowers } from '#test/support/stories/shops.ts';
import { aTown, type Town } from '#test/support/stories/town.ts';
import { offerLink } from '#web/product/share/flyer-link.ts';
import { anEmail, confirmEmail, createAccount, fillSignUp } from './support/accounts.ts';
import { expectScreen } from './support/screens.ts';
import { expect, test } from './support/test.ts';

const linkToOffer = (page: Page, { offer }: OwnedOffer) =>
  page.getByRole('main').getByRole('link', { name: offer.title, exact: true });

/** From the link of an offer of the bakery, as it comes by WhatsApp, to the offers of the city. */
async function walkToCity(page: Page, { place, bakery, market }: Town): Promise<void> {
  await page.goto(offerLink(bakery.offer.id, bakery.shop.shopIdentifier));
  await expect(linkToOffer(page, bakery)).toBeVisible();
  await page.getByRole('link', { name: `Mais ofertas em ${place.city}` }).click();
  await expect(page).toHaveURL(placeLink(place));
  await expectScreen(page, `Ofertas em ${place.city}`);
  await expect(linkToOffer(page, bakery)).toBeVisible();
  await expect(linkToOffer(page, market)).toBeVisible();
}

/** Searches for the market by the beginning of its name, in the header of the page. */
async function searchMarket(page: Page, { place, word }: Town): Promise<void> {
  const field = page.getByRole('searchbox', { name: 'Buscar lojas' });
  await field.fill(word.slice(0, -2).toUpperCase());
  await field.press('Enter');
  await expectScreen(page, 'Buscar lojas');
  expect(new URL(page.url()).searchParams.get('city')).toBe(place.city);
}

const linksToMarket = (page: Page, { word }: Town) =>
  page.getByRole('main').getByRole('link', { name: `Mercado ${word}` });

/** Returns the user who is signed in on the page. */
const userOf = (page: Page) =>
  page.evaluate(() => ({
    userId: localStorage.getItem('userId') ?? '',
    token: localStorage.getItem('my-token') ?? '',
  }));

/** Returns the ids of the shops that the user of the page follows. */
async function followedOn(page: Page): Promise<string[]> {
  const as = await userOf(page);
  const params = { consumerId: as.userId };
  const { body } = await call(shopRoutes.listFollowedShops, { as, params });
  return body.items.map(({ id }) => id);
}

/** Waits until the page and the API show the number of followers of a shop. */
async function expectFollowers(page: Page, { id }: Shop, text: string, count: number) {
  await expect(page.locator('[data-followers]').filter({ visible: true })).toHaveText(text);
  await eventually(async () => expect(await shownFollowers(id)).toBe(count));
}

test('a stranger comes from WhatsApp, finds a shop of the city, signs up to follow it, and is back there @phone-only', async ({
  page,
}) => {
  const town = await aTown();
  const { shop } = town.market;
  const path = pageLink('shop', shop.shopIdentifier);
  const sentence = /para seguir lojas e usar cupons\.$/;
  const follow = page.getByRole('button', { name: 'Seguir', exact: true });
  const following = page.getByRole('button', { name: 'Seguindo', exact: true });
  await followShopAs(await aPerson(), shop.id);
  await eventually(async () => expect(await shownFollowers(shop.id)).toBe(1));

  await test.step('the stranger walks to the offers of the city, and finds a shop by its name', async () => {
    await walkToCity(page, town);
    await searchMarket(page, town);
    await linksToMarket(page, town).click();
    await expect(page).toHaveURL(path);
    await expectFollowers(page, shop, '1 seguidor', 1);
  });

  await test.step('the tap on "Seguir" leads to the sign-in, which says what an account is for', async () => {
    await follow.click();
    await expectScreen(page, 'Entrar');
    await expect(page.getByText(sentence)).toBeVisible();
    await page.getByRole('link', { name: 'Criar conta' }).click();
  });

  await test.step('the sign-up asks for name, e-mail and password only', async () => {
    await expectScreen(page, 'Criar conta');
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(3);
    const email = anEmail();
    await fillSignUp(page, email);
    await createAccount(page);
    await confirmEmail(page, email);
  });

  await test.step('the shop is followed without another tap, also after Back and a reload', async () => {
    await expect(page).toHaveURL(path);
    await expect(following).toHaveAttribute('aria-pressed', 'true');
    await expectFollowers(page, shop, '2 seguidores', 2);
    expect(await followedOn(page)).toEqual([shop.id]);
    // Back to the sign-up leads a signed-in user here again.
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expect(following).toBeVisible();
    await page.reload();
    await expect(following).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('intent'))).toBeNull();
  });

  await test.step('the same button ends it', async () => {
    await following.click();
    await expect(follow).toHaveAttribute('aria-pressed', 'false');
    await expectFollowers(page, shop, '1 seguidor', 1);
    expect(await followedOn(page)).toEqual([]);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a stranger walks from WhatsApp to the city, chooses it by the form, and searches over two pages', async ({
    page,
  }) => {
    const town = await aTown({ marketShops: 21 });
    const { place, bakery, market } = town;

    await test.step('the offer leads to the offers of the city, and these to an offer of another shop', async () => {
      await walkToCity(page, town);
      await linkToOffer(page, market).click();
      await expectScreen(page, market.offer.title);
      await expect(page.getByRole('button', { name: 'Seguir' })).toHaveCount(0);
    });

    await test.step('the header leads to the form of the country, and the form to the city', async () => {
      await page.goto(pageLink('search'));
      await page.getByRole('link', { name: 'Escolher cidade' }).click();
      await expectScreen(page, 'Ofertas no Brasil');
      await expect(page.getByRole('heading', { name: 'Ofertas no Brasil' })).toBeInViewport();
      const chooser = page.getByRole('main').locator('details');
      await chooser.getByLabel('Estado').selectOption(place.state);
      await chooser.getByLabel(/^Cidade/).fill(place.city.toUpperCase());
      await chooser.getByRole('button', { name: 'Ver ofertas' }).click();
      await expect(page).toHaveURL(placeLink(place));
      await expect(linkToOffer(page, bakery)).toBeVisible();
      await expect(chooser.getByRole('button', { name: 'Ver ofertas' })).toBeHidden();
      await chooser.locator('summary').click();
      await expect(chooser.getByRole('button', { name: 'Ver ofertas' })).toBeVisible();
    });

    await test.step('the search has a second page, and a way back to the first', async () => {
      await searchMarket(page, town);
      await expect(linksToMarket(page, town)).toHaveCount(20);
      await page.getByRole('link', { name: 'Mais lojas' }).click();
      await expect(linksToMarket(page, town)).toHaveCount(1);
      await page.getByRole('link', { name: 'Voltar ao começo' }).click();
      await expect(linksToMarket(page, town)).toHaveCount(20);
    });
  });
});
