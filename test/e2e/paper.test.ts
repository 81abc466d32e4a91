import type { Page } from '@playwright/test';
import { endReplacements } from '#test/screens/answers.ts';
import { twelveOffers } from '#test/screens/replaced-answers.ts';
import { publish } from '#test/support/stories/offers.ts';
import { anOwnedShop } from '#test/support/stories/shops.ts';
import { flyerLink } from '#web/product/share/flyer-link.ts';
import { demoIds, demoPerson } from './support/demo-people.ts';
import { expect, test } from './support/test.ts';

/** A4 in points. */
const a4 = '595x842';

/** Prints the page; returns the size of each sheet in points: width and height, rounded. */
async function sheetsOf(page: Page): Promise<string[]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  return [...pdf.matchAll(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/g)].map(
    ([, width, height]) => `${Math.round(Number(width))}x${Math.round(Number(height))}`,
  );
}

const qrCode = { name: /^QR code do folheto/ };

test('a flyer, a preview and a poster are printed on one sheet each', async ({ openAs, page }) => {
  const owned = await anOwnedShop();
  const { shopIdentifier } = owned.shop;

  await test.step('the flyer of ten offers, with its link and QR code', async () => {
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
    await expect(page.getByRole('img', qrCode)).toBeVisible();
    await expect(page.getByText(new RegExp(`${flyerLink(shopIdentifier)}$`))).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
    expect(await sheetsOf(page)).toEqual([a4]);
  });

  await test.step('a preview of twelve offers, whose prices also fit into a narrow card', async () => {
    const preview = await openAs(await demoPerson('dona'), '/shop-list');
    await twelveOffers(preview, await demoIds());
    await preview.goto('/preview/padariasoldaaurora');
    await expect(preview.getByRole('article').first()).toBeVisible();
    // Another document is shown on a screen again.
    await preview.emulateMedia({ media: 'print' });
    await expect(preview.getByRole('article').filter({ visible: true })).toHaveCount(12);
    await expect(preview.getByRole('img', qrCode)).toBeVisible();
    expect(await sheetsOf(preview)).toEqual([a4]);

    await preview.emulateMedia({ media: 'screen' });
    // The narrowest card, of 167 pixels beside its margins.
    await preview.setViewportSize({ width: 199, height: 740 });
    const tag = preview.getByText('R$\u00a012.499,90', { exact: true }).first().locator('..');
    const { inside, height, figures } = await tag.evaluate((element) => ({
      inside: element.scrollWidth <= (element.parentElement?.clientWidth ?? 0),
      height: element.clientHeight,
      figures: Number.parseFloat(getComputedStyle(element).fontSize),
    }));
    expect(inside).toBe(true);
    expect(height).toBeLessThan(1.2 * figures);
    await endReplacements(preview);
  });

  await test.step('the poster of a long name with an avatar', async () => {
    const poster = await openAs(owned.owner, '/shop-list');
    await poster.route('**/api/shops/shop-identifier/*', async (route) => {
      const answer = await route.fetch();
      const shown = await answer.json();
      const name = 'Padaria e Confeitaria Sol da Aurora de São João e Filhas, desde 1954';
      const business = { ...shown.business, name, avatarUrl: '/nothing' };
      await route.fulfill({ response: answer, json: { ...shown, business } });
    });
    await poster.setViewportSize({ width: 733, height: 1062 });
    await poster.goto(`/poster/${shopIdentifier}`);
    await expect(poster.getByRole('img', qrCode)).toBeVisible();
    await poster.emulateMedia({ media: 'print' });
    const frame = poster.getByRole('article');
    expect(await frame.evaluate((sheet) => sheet.scrollHeight > sheet.clientHeight)).toBe(false);
    expect(await sheetsOf(poster)).toEqual([a4]);
  });
});
