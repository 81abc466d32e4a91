import type { Page } from '@playwright/test';
import { aPerson } from '#test/support/stories/people.ts';
import { anEmail, password } from './support/accounts.ts';
import { expectScreen } from './support/screens.ts';
import { expect, test } from './support/test.ts';

async function fillSignUp(page: Page, email: string): Promise<void> {
  await page.goto('/signup');
  await page.getByLabel('Nome completo').fill('Dona Aurora');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
}

const send = (page: Page) => page.getByRole('button', { name: 'Criar conta' }).click();

test('a taken e-mail is told in a sentence, and what was typed stays', async ({ page }) => {
  const { email } = await aPerson();
  await fillSignUp(page, email);
  await page.getByRole('checkbox', { name: /termos de uso/ }).check();
  await send(page);
  await expect(page.getByRole('alert')).toContainText('Já existe uma conta com este e-mail.');
  await expect(page.getByLabel('Nome completo')).toHaveValue('Dona Aurora');
});

test('without the terms accepted there is no account', async ({ page }) => {
  await fillSignUp(page, anEmail());
  await send(page);
  await expect(page.getByRole('checkbox', { name: /termos de uso/ })).toBeFocused();
  await expectScreen(page, 'Criar conta');
});

test('the terms of use and the privacy notice can be read', async ({ page, request }) => {
  await page.goto('/signup');
  for (const name of ['termos de uso', 'aviso de privacidade']) {
    const address = await page.getByRole('link', { name }).getAttribute('href');
    const answer = await request.get(address ?? '');
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toMatch(/^text\/html/);
  }
});

test('a weak password is refused beside its field', async ({ page }) => {
  await fillSignUp(page, anEmail());
  await page.getByLabel('Senha', { exact: true }).fill('fraca');
  await page.getByRole('checkbox', { name: /termos de uso/ }).check();
  await send(page);
  await expect(page.getByLabel('Senha', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Senha', { exact: true })).toHaveAccessibleDescription(/\w/);
});
