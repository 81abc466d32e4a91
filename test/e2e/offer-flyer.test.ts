import { anOffer } from '#test/support/stories/offers.ts';
import { expectScreen } from './support/screens.ts';
import { expect, test } from './support/test.ts';

test('the flyer of an offer shows that offer first, with its full conditions', async ({
  openAs,
}) => {
  const { offer, business } = await anOffer({ offerRules: 'Uma por cliente, só no balcão.' });
  const page = await openAs(undefined, `/folder/${offer.id}`);
  await expectScreen(page, business.name);
  await expect(page.getByRole('article').first()).toContainText(offer.title);
  await expect(page.getByText('Uma por cliente, só no balcão.', { exact: true })).toBeVisible();
});

test('a flyer is printed once, after its pictures have loaded', async ({ openAs }) => {
  const { offer, business } = await anOffer();
  const page = await openAs(undefined, `/folder/${offer.id}`);
  await expectScreen(page, business.name);
  await page.evaluate(() => {
    const picture = new Image();
    const { promise, resolve } = Promise.withResolvers<void>();
    picture.decode = () => promise;
    document.body.append(picture);
    document.body.dataset['prints'] = '';
    window.print = () => {
      document.body.dataset['prints'] += 'one ';
    };
    document.addEventListener('loaded-by-test', () => resolve());
  });
  const print = page.getByRole('button', { name: 'Imprimir' });
  await print.click();
  await expect(print).toBeDisabled();
  await print.click({ force: true });
  await page.evaluate(() => document.dispatchEvent(new Event('loaded-by-test')));
  await expect(print).toBeEnabled();
  await expect(page.locator('body')).toHaveAttribute('data-prints', 'one ');
});
