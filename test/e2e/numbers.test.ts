import type { Locator } from '@playwright/test';
import { aShownReport, reportId } from '#test/support/builders/a-report.ts';
import { someStatistics } from '#test/support/builders/some-statistics.ts';
import { anOwnedShop } from '#test/support/stories/shops.ts';
import { expect, test } from './support/test.ts';

/** Returns how far an amount ends beyond the right edge of the window, in pixels; not positive if it is seen whole. */
async function pixelsOutside(amount: Locator): Promise<number> {
  await amount.evaluate((element) =>
    element.scrollIntoView({ block: 'center', inline: 'nearest' }),
  );
  return amount.evaluate((element) => {
    const scroller = element.closest('section');
    const edge = scroller?.getBoundingClientRect().right ?? 0;
    // Scrolled back, since people read a row from its name on.
    scroller?.scrollTo({ left: 0 });
    return Math.round(element.getBoundingClientRect().right - edge);
  });
}

test('on a phone, reports and statistics show the money without scrolling sideways @phone-only', async ({
  openAs,
}) => {
  const { owner } = await anOwnedShop();
  const page = await openAs(owner, '/profile');
  await page.route(/\/api\/reports\//, (route) => route.fulfill({ json: aShownReport() }));
  await page.route(/\/api\/.*\/statistics\?/, (route) => {
    const query = new URL(route.request().url()).searchParams;
    const period = { from: query.get('from') ?? '', to: query.get('to') ?? '' };
    return route.fulfill({ json: someStatistics(period) });
  });
  await page.goto(`/report-detail/${reportId}`);
  const report = page.getByRole('region', { name: 'Tabela' });
  expect(await pixelsOutside(report.getByText(/^R\$\s1\.234,50$/))).toBeLessThanOrEqual(0);
  expect(await pixelsOutside(report.getByText(/^R\$\s300,00$/))).toBeLessThanOrEqual(0);

  await page.goto('/statistics');
  await page.getByRole('heading', { name: 'Por oferta' }).click();
  const offers = page.getByRole('region', { name: 'Por oferta' });
  expect(await pixelsOutside(offers.getByText(/^R\$\s700,00$/))).toBeLessThanOrEqual(0);
  await page.getByRole('heading', { name: 'Dia a dia' }).click();
  await page.getByRole('button', { name: 'Ver tabela: Dia a dia' }).click();
  const days = page.getByRole('region', { name: 'Dia a dia' });
  expect(await pixelsOutside(days.getByText(/^R\$\s80,00$/).first())).toBeLessThanOrEqual(0);
});
