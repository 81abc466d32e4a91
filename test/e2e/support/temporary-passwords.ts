import type { Page } from '@playwright/test';
import { expectScreen } from './screens.ts';

export const shownPassword = async (page: Page): Promise<string> =>
  (await page.getByText(/^[A-Z][a-z]{3}-\d{4}-\d{4}$/).textContent()) ?? '';

export async function changePassword(page: Page, current: string, chosen: string): Promise<void> {
  await expectScreen(page, 'Trocar a senha');
  await page.getByLabel('Senha atual').fill(current);
  await page.getByLabel('Nova senha').fill(chosen);
  await page.getByRole('button', { name: 'Trocar a senha' }).click();
}
