import type { Locator, Page } from '@playwright/test';
import { unsettledParts } from '#test/support/look-of-page.ts';
import { expect } from './test.ts';

export async function expectScreen(page: Page, title: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

/** Waits until nothing is loading, busy or animated. Call it before axe checks and screenshots. */
export async function expectStillScreen(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(unsettledParts)).toEqual([]);
}

/** The heading of the screen where a user without a business lands. */
export const firstQuestion = 'Como você quer usar a Vitrine?';

export async function fillSignIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar' }).click();
}

export async function acceptTerms(page: Page): Promise<void> {
  await expectScreen(page, 'Termos de uso');
  await page.getByRole('button', { name: 'Li e aceito' }).click();
}

/** Opens a screen from the side menu, which is a drawer on a phone. */
export async function chooseFromMenu(page: Page, entry: string): Promise<void> {
  const burger = page.getByRole('button', { name: 'Abrir o menu' });
  if (await burger.isVisible()) await burger.click();
  await page
    .getByRole('navigation', { name: 'Menu principal' })
    .filter({ visible: true })
    .getByText(entry, { exact: true })
    .click();
}

/** Presses a key until the element has the focus, at most 12 times. */
export async function pressUntilFocused(page: Page, key: string, element: Locator): Promise<void> {
  const isFocused = () => element.evaluate((node) => node === document.activeElement);
  for (let pressed = 0; pressed < 12 && !(await isFocused()); pressed += 1) {
    await page.keyboard.press(key);
  }
  await expect(element).toBeFocused();
}

/** Loads more pages of a staff list until an element appears. */
export async function showRow(page: Page, element: Locator): Promise<void> {
  const more = page.getByRole('button', { name: 'Mostrar mais' });
  await expect(async () => {
    if ((await element.count()) === 0) await more.click({ timeout: 1000 });
    await expect(element).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 30_000 });
}

/** Approves a business on the staff screen, loading more pages until it appears (oldest first). */
export async function approve(staff: Page, name: string): Promise<void> {
  const button = staff.getByRole('button', { name: `Aprovar ${name}` });
  await showRow(staff, button);
  await button.click();
  await expect(staff.getByText(`${name}: aprovada.`)).toBeVisible();
}

export async function showLarge(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
}

/** Expects no horizontal overflow. */
export async function expectNothingBeside(page: Page): Promise<void> {
  const width = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await expect.poll(width).toBeLessThanOrEqual(0);
}

const positionInHistory = (page: Page) => page.evaluate(() => history.state?.idx ?? 0);

/** Waits until the app has added its history entry, so that Back stays inside the app. */
export async function expectBackEntry(page: Page): Promise<void> {
  await expect.poll(() => positionInHistory(page)).toBe(1);
}

/**
 * Waits until the app has removed its history entry. An earlier reload would be cancelled, or open the previous page.
 */
export async function expectNoBackEntry(page: Page): Promise<void> {
  await expect.poll(() => positionInHistory(page)).toBe(0);
}
