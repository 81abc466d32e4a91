import type { Page } from '@playwright/test';
import { waitForCode } from '#test/support/mails.ts';
import { password } from './accounts.ts';
import { expectScreen } from './screens.ts';

/** Fills in the form of the sign-up, except the acceptance of the terms. */
export async function fillSignUp(page: Page, email: string): Promise<void> {
  await page.getByLabel('Nome completo').fill('Dona Aurora');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
}

export const tickTerms = (page: Page) =>
  page.getByRole('checkbox', { name: /termos de uso/ }).check();

export const createAccount = (page: Page) =>
  page.getByRole('button', { name: 'Criar conta' }).click();

/** Confirms the e-mail of a new account with the code of the newest mail. */
export async function confirmEmail(page: Page, email: string): Promise<void> {
  await expectScreen(page, 'Confirme seu e-mail');
  await page.getByLabel('Código de 6 dígitos').fill(await waitForCode(email));
  await page.getByRole('button', { name: 'Confirmar' }).click();
}
