import type { Locator, Page } from '@playwright/test';
import { bread, fillOffer } from './support/forms.ts';
import { expectScreen } from './support/screens.ts';
import { expect, test } from './support/test.ts';

const publish = { name: 'Publicar oferta' };

const originalPrice = (page: Page) => page.getByLabel('Preço normal');
const offerPrice = (page: Page) => page.getByLabel('Preço da oferta');

/** Leaves the field and expects its formatted value. */
async function expectSettled(field: Locator, shown: string): Promise<void> {
  await field.press('Tab');
  await expect(field).toHaveValue(shown.replace('R$ ', 'R$\u00a0'));
}

test('a price is unchanged while typed or composed and is formatted on blur @phone-only', async ({
  openAs,
  sharedShop,
}) => {
  const page = await openAs(sharedShop.owner, '/offer');
  const field = originalPrice(page);
  for (const [typed, shown] of [
    ['2.499,90', 'R$ 2.499,90'],
    ['12.50', 'R$ 12,50'],
  ] as const) {
    await field.clear();
    await field.pressSequentially(typed);
    await expect(field).toHaveValue(typed);
    await expectSettled(field, shown);
  }

  // Input method composition, as on phone keyboards.
  await field.clear();
  await field.focus();
  const devTools = await page.context().newCDPSession(page);
  const price = '2.499,90';
  for (let end = 1; end <= price.length; end += 1) {
    const text = price.slice(0, end);
    const selection = { selectionStart: end, selectionEnd: end };
    await devTools.send('Input.imeSetComposition', { text, ...selection });
    await expect(field).toHaveValue(text);
  }
  await devTools.send('Input.insertText', { text: price });
  await expectSettled(field, 'R$ 2.499,90');
});

test('a price can be pasted over the value or into it', async ({ openAs, sharedShop }) => {
  const page = await openAs(sharedShop.owner, '/offer');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const field = originalPrice(page);
  const paste = async (text: string) => {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await page.keyboard.press('Control+V');
  };
  await field.focus();
  await paste('R$\u00a01.234,50');
  await expectSettled(field, 'R$ 1.234,50');
  await field.fill('1000,00');
  await field.press('Home');
  await field.press('ArrowRight');
  await paste('25');
  await expect(field).toHaveValue('125000,00');
  await page.keyboard.type('7');
  await expect(field).toHaveValue('1257000,00');
});

test('a focused price has no thousands separators, keeps the caret and is selected by Tab', async ({
  openAs,
  sharedShop,
}) => {
  const page = await openAs(sharedShop.owner, '/offer');
  const field = originalPrice(page);
  const caret = () => field.evaluate((input: HTMLInputElement) => input.selectionStart);
  await field.fill('2.499,90');
  await expectSettled(field, 'R$ 2.499,90');
  await field.focus();
  await expect(field).toHaveValue('2499,90');
  await field.press('Home');
  await field.press('ArrowRight');
  await page.keyboard.type('13');
  await expect(field).toHaveValue('213499,90');
  expect(await caret()).toBe(3);
  await field.press('Backspace');
  await field.press('Delete');
  await expect(field).toHaveValue('2199,90');
  expect(await caret()).toBe(2);
  await expectSettled(field, 'R$ 2.199,90');

  await page.keyboard.press('Shift+Tab');
  await expect(field).toBeFocused();
  await page.keyboard.type('12,5');
  await expect(field).toHaveValue('12,5');
  await expectSettled(field, 'R$ 12,50');

  // A click sets the caret and does not select the value.
  const { width } = (await field.boundingBox()) ?? { width: 0 };
  await field.click({ position: { x: width - 20, y: 15 } });
  await page.keyboard.press('Backspace');
  await expect(field).toHaveValue('12,5');
});

test('an ambiguous price blocks the form, and Enter submits a clear one', async ({
  openAs,
  sharedShop,
}) => {
  const page = await openAs(sharedShop.owner, '/offer');
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') calls.push(request.url());
  });
  await fillOffer(page, { ...bread, originalPrice: '12,345', offerPrice: '1,250.00' });
  const field = originalPrice(page);
  await expect(field).toHaveValue('12,345');
  await expect(page.getByText('Não entendemos este valor.')).toBeVisible();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', publish).click();
  await expect(field).toBeFocused();
  await expect(page.getByText('Não entendemos este valor.')).toBeVisible();
  expect(calls).toEqual([]);

  await expect(offerPrice(page)).toHaveValue('R$\u00a01.250,00');
  await field.fill('2499.90');
  await expect(page.getByText('Não entendemos este valor.')).toBeHidden();
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await field.press('Enter');
  expect((await sent).postDataJSON()).toMatchObject({ originalPrice: 2499.9, offerPrice: 1250 });
  await expectScreen(page, 'Ofertas');
});
