import type { Locator, Page } from '@playwright/test';
import { showClaimCode } from '#contract/claims/claim-code.ts';
import { storedKeys } from '#test/support/kept-on-device.ts';
import { untilCached, untilKept } from './installed-app.ts';
import { expect } from './test.ts';

/** Waits until a counter of a shop is shown. */
export const expectCounter = (page: Page): Promise<void> =>
  expect(page.getByRole('button', { name: 'Abrir a câmera' })).toBeVisible();

/** The result with this heading. */
export const resultAt = (page: Page, title: string): Locator =>
  page
    .locator('[data-tone]')
    .filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) });

/** The note in the header that so many uses wait on the device. */
export const unsent = (page: Page, count: number): Locator =>
  page.getByRole('banner').getByText(`${count} a enviar`, { exact: true });

/** Types a text and Enter as a scanner does, wherever the focus is, without a pause. */
export async function scan(page: Page, text: string): Promise<void> {
  await page.evaluate((keys) => {
    for (const key of [...keys, 'Enter']) {
      const code = key === 'Enter' ? key : `Key${key.toUpperCase()}`;
      const target = document.activeElement ?? document.body;
      target.dispatchEvent(
        new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true }),
      );
    }
  }, text);
}

/** Scans a voucher that may be used, and uses it. Returns the result, which says "Usado". */
export async function redeemScanned(
  page: Page,
  text: string,
  claim: { readonly code: string },
): Promise<Locator> {
  const code = showClaimCode(claim.code);
  await scan(page, text);
  await expect(resultAt(page, 'Pode usar')).toContainText(code);
  await page.getByRole('button', { name: 'Usar', exact: true }).click();
  const used = resultAt(page, 'Usado').filter({ hasText: code });
  await expect(used).toBeVisible();
  return used;
}

/** Waits until the counter of a shop can start and check vouchers offline. */
export async function untilCounterKept(page: Page, shopId: string): Promise<void> {
  await untilKept(page, '/users/me');
  await expect.poll(() => storedKeys(page, 'vitrine-counter', 'packs')).toEqual([shopId]);
  await untilCached(page, [/^\/index\.html$/, /\/i18n\/counter\/pt\.json$/, /\/counter-.*\.js$/]);
}
