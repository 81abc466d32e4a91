import type { BrowserContext, Page } from '@playwright/test';
import type { Offer } from '#contract/offers/offers.ts';
import { pageLink } from '#contract/pages/page-link.ts';
import { shopParameter } from '#contract/pages/page-paths.ts';
import { cutTexts } from '#test/support/look-of-page.ts';
import { anOwnedOffer, letExpire, publish } from '#test/support/stories/offers.ts';
import { anOwnedShop } from '#test/support/stories/shops.ts';
import { formatMoney } from '#web/lib/format/money.ts';
import { flyerLink, offerLink } from '#web/product/share/flyer-link.ts';
import { expectNothingBeside, expectScreen } from './support/screens.ts';
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
    const size = javaScriptEnabled ? ' @phone-only' : '';

    test(`a stranger comes from WhatsApp, reads an offer, walks to the shop and back, and shares${size}`, async ({
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
        // Chromium restores the place, give or take some pixels.
        await expect
          .poll(async () => Math.abs((await scrolledBy(page)) - place))
          .toBeLessThanOrEqual(4);
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
        await test.step('the view of the offer is counted', async () => {
          const views: string[] = [];
          context.on('request', (request) => {
            if (request.url().endsWith('/api/views')) views.push(request.postData() ?? '');
          });
          // Playwright sees no request of a page that is really left.
          const leave = () => page.evaluate(() => dispatchEvent(new Event('pagehide')));
          await expect.poll(() => leave().then(() => views.join())).toContain(offer.id);
        });

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
