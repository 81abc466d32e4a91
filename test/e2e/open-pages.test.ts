import type { BrowserContext, Page } from '@playwright/test';
import type { Offer } from '#contract/offers/offers.ts';
import { pageLink } from '#contract/pages/page-link.ts';
import { shopParameter } from '#contract/pages/page-paths.ts';
import { cutTexts } from '#test/support/cut-texts.ts';
import { anOwnedOffer, letExpire, publish } from '#test/support/stories/offers.ts';
import { anOwnedShop } from '#test/support/stories/shops.ts';
import { formatMoney } from '#web/lib/format/money.ts';
import { flyerLink, offerLink } from '#web/product/share/flyer-link.ts';
import { expectNothingBeside } from './support/large-text.ts';
import { expectScreen } from './support/screens.ts';
import { a4, sheetsOf } from './support/sheets.ts';
import { expect, test } from './support/test.ts';

/** Collects console errors. Chromium logs one for the status of an ended offer, which is left out. */
function collectConsoleErrors(context: BrowserContext, errors: string[]): void {
  context.on('console', (message) => {
    const isStatus = /responded with a status of 410/.test(message.text());
    if (message.type() === 'error' && !isStatus) errors.push(message.text());
  });
}

const cardOf = (page: Page, { id }: Offer) => page.locator(`[data-offer="${id}"]`);

/** Returns how far the page is scrolled, in whole pixels. */
const scrolledBy = (page: Page) => page.evaluate(() => Math.round(scrollY));

const seeShop = { name: 'Ver a página da loja' };
const share = { name: 'Compartilhar', exact: true };

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, permissions: ['clipboard-read', 'clipboard-write'] });

    test('a stranger comes from WhatsApp, reads an offer, walks to the shop and back, and shares @phone', async ({
      context,
      page,
      pageErrors,
    }) => {
      collectConsoleErrors(context, pageErrors);
      const owned = await anOwnedOffer({
        title: 'Bolo de rolo inteiro',
        moreDetails: '<p>Receita da casa, com <strong>goiabada</strong>.</p>',
        offerRules: 'Uma por cliente, só no balcão.',
      });
      const { offer, business, shop } = owned;
      const other = await publish(owned, { title: 'Cuca de banana' });
      const link = offerLink(offer.id, shop.shopIdentifier);
      const shopName = `${business.name} · ${shop.address.neighborhood}`;

      await test.step('the link shows the offer first, below the name of the shop', async () => {
        const answer = await page.goto(link);
        expect(answer?.status()).toBe(200);
        await expectScreen(page, shopName);
        const first = page.getByRole('article').first();
        await expect(first).toContainText(offer.title);
        await expect(first).toContainText(formatMoney(offer.offerPrice));
        await expect(first).toContainText('Condições: Uma por cliente, só no balcão.');
      });

      await test.step('Back from the page of the shop returns to the same place', async () => {
        const next = page.getByRole('link', seeShop);
        await next.scrollIntoViewIfNeeded();
        const place = await scrolledBy(page);
        expect(place).toBeGreaterThan(0);
        await next.click();
        await expect(page).toHaveURL(pageLink('shop', shop.shopIdentifier));
        await expectScreen(page, shopName);
        await page.goBack();
        await expect(page).toHaveURL(link);
        await expect.poll(() => scrolledBy(page)).toBe(place);
      });

      await test.step('the page of the offer has its details, and asks the shop about it on WhatsApp', async () => {
        await cardOf(page, offer).getByRole('link', { name: offer.title, exact: true }).click();
        await expectScreen(page, offer.title);
        await expect(page).toHaveTitle(`${offer.title} por ${formatMoney(14.9)} · Vitrine`);
        await expect(page.getByText('Receita da casa, com goiabada.')).toBeVisible();
        const chat = page.getByRole('link', { name: 'Falar no WhatsApp' });
        const message = new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text');
        expect(message).toContain(offer.title);
        expect(message).toContain(`\n${page.url()}`);
      });

      if (javaScriptEnabled) {
        await test.step('the offer is shared by the clipboard', async () => {
          await page.getByRole('button', share).click();
          await expect(page.getByRole('status').filter({ hasText: 'Link copiado' })).toHaveCount(1);
          const copied = await page.evaluate(() => navigator.clipboard.readText());
          expect(copied).toContain(`*${offer.title}*\n`);
          expect(copied.split('\n').at(-1)).toBe(page.url());
        });
      } else {
        await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
        // A browser under test never shows `noscript` elements.
        const html = await (await page.request.get(page.url())).text();
        expect(html).toMatch(
          /<noscript><p>Para pegar um cupom, ative o JavaScript[^<]*<a href="\/login/,
        );
      }

      await test.step('the offer leads to its shop, the shop to another offer, and Back to the first', async () => {
        await page
          .getByRole('navigation', { name: 'Loja da oferta' })
          .getByRole('link', { name: shopName })
          .click();
        await expectScreen(page, shopName);
        await cardOf(page, other).getByRole('link').click();
        await expectScreen(page, other.title);
        await page.goBack();
        await expectScreen(page, shopName);
        await page.goBack();
        await expectScreen(page, offer.title);
      });

      await test.step('the link of the ended offer leads to the other offers of the shop', async () => {
        await letExpire(offer);
        const answer = await page.goto(link);
        expect(answer?.status()).toBe(410);
        await expectScreen(page, 'Esta oferta terminou');
        await expect(page.getByText(offer.title)).toHaveCount(0);
        await cardOf(page, other).getByRole('link').click();
        await expectScreen(page, other.title);
      });
    });
  });
}

/** Collects the views that the pages of a context send. */
function sentViews(context: BrowserContext): unknown[] {
  const views: unknown[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/api/views')) views.push(request.postDataJSON());
  });
  return views;
}

/** Makes a page send its views. Playwright sees no request of a page that is really left. */
const leave = (page: Page) => page.evaluate(() => dispatchEvent(new Event('pagehide')));

test('a stranger is counted, and a member of the business sees the way back to the app instead', async ({
  openAs,
}) => {
  const { owner, offer, shop } = await anOwnedOffer();
  const flyer = flyerLink(shop.shopIdentifier);
  const back = { name: 'Voltar ao app' };

  const stranger = await openAs(undefined, flyer);
  const views = sentViews(stranger.context());
  const viewsAfterLeaving = async () => {
    await leave(stranger);
    return views;
  };
  await expect.poll(viewsAfterLeaving).toEqual([
    { kind: 'shop', ids: [shop.id] },
    { kind: 'offer', shopId: shop.id, ids: [offer.id] },
  ]);
  await expect(stranger.getByRole('link', back)).toHaveCount(0);

  const member = await openAs(owner, '/shop-list');
  await expectScreen(member, 'Lojas');
  const viewsOfMember = sentViews(member.context());
  await member.goto(flyer);
  await expect(member.getByRole('link', back)).toBeVisible();
  // Longer than an element has to be in view.
  await member.waitForTimeout(1300);
  await leave(member);
  await member.getByRole('link', back).click();
  await expectScreen(member, 'Validadores');
  expect(viewsOfMember).toEqual([]);
});

test('a chosen language stays, on other pages and in the app', async ({ page, sharedShop }) => {
  const { shopIdentifier } = sharedShop.shop;
  await page.goto(flyerLink(shopIdentifier));
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('link', { name: 'Terms of use' }).click();
  await expect(page.getByText('The text below is in Portuguese.')).toBeVisible();
  await page.goto(pageLink('shop', shopIdentifier));
  await expect(page.getByRole('link', { name: 'See the flyer' })).toBeVisible();
  await page.goto('/login');
  await expectScreen(page, 'Sign in');
});

test('a flyer of ten offers is printed on one sheet, with its link and QR code', async ({
  page,
}) => {
  const owned = await anOwnedShop();
  const { shopIdentifier } = owned.shop;
  for (let number = 1; number <= 10; number += 1) {
    await publish(owned, {
      title: `Bolo de rolo inteiro, sabor ${number}`,
      moreDetails: 'Feito na casa todos os dias, com goiabada de verdade.',
      offerRules: 'Uma por cliente, só no balcão, enquanto durar o estoque.',
    });
  }
  await page.goto(flyerLink(shopIdentifier));
  await page.evaluate(() => {
    window.print = () => {
      document.body.dataset['printed'] = 'yes';
    };
  });
  await page.getByRole('button', { name: 'Imprimir' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('article').filter({ visible: true })).toHaveCount(10);
  await expect(page.getByRole('img', { name: /^QR code do folheto/ })).toBeVisible();
  await expect(page.getByText(new RegExp(`${flyerLink(shopIdentifier)}$`))).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  expect(sheetsOf(await page.pdf({ preferCSSPageSize: true }))).toEqual([a4]);
});

const longWord = (length: number) => 'Wm'.repeat(length / 2);

test('the longest words of owners fit into a narrow window, also with large text @phone-only', async ({
  page,
}) => {
  const owned = await anOwnedShop({ about: longWord(2000), shopRules: longWord(2000) });
  const texts = { moreDetails: longWord(2000), offerRules: `<h2>${longWord(1900)}</h2>` };
  const offer = await publish(owned, { title: longWord(80), ...texts });
  const { shopIdentifier } = owned.shop;
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of [
    flyerLink(shopIdentifier),
    pageLink('shop', shopIdentifier),
    pageLink('offer', offer.id, { [shopParameter]: shopIdentifier }),
  ]) {
    await page.goto(path);
    for (const textSize of [100, 200]) {
      await page.evaluate((percent) => {
        document.documentElement.style.fontSize = `${percent}%`;
      }, textSize);
      expect([path, textSize, await page.evaluate(cutTexts)]).toEqual([path, textSize, []]);
      await expectNothingBeside(page);
    }
  }
});
