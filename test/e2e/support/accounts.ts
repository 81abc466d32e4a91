import { randomUUID } from 'node:crypto';
import {
  CognitoIdentityProviderClient,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import type { Page } from '@playwright/test';
import { legalDocuments } from '#lib/config/legal-documents.ts';
import { awsClientSettings, ourClient, waitForCode } from '#test/support/stage.ts';
import { expectScreen } from './screens.ts';

export const password = 'Vitrine#2026';

export const anEmail = () => `${randomUUID()}@vitrine.test`;

const cognito = () => new CognitoIdentityProviderClient(awsClientSettings());

/** Signs up an account that accepted the terms and has not confirmed its e-mail; returns the e-mail. */
export async function anUnconfirmedEmail(): Promise<string> {
  const email = anEmail();
  await cognito().send(
    new SignUpCommand({
      ClientId: ourClient().clientId,
      Username: email,
      Password: password,
      UserAttributes: [
        { Name: 'email', Value: email },
        { Name: 'name', Value: 'Nova Moreira' },
        { Name: 'custom:termsVersion', Value: legalDocuments.termsVersion },
        { Name: 'custom:termsAcceptedAt', Value: new Date().toISOString() },
      ],
    }),
  );
  return email;
}

/** Fills in the form of the sign-up, and accepts the terms. */
export async function fillSignUp(page: Page, email: string): Promise<void> {
  await page.getByLabel('Nome completo').fill('Dona Aurora');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('checkbox', { name: /termos de uso/ }).check();
}

export const createAccount = (page: Page) =>
  page.getByRole('button', { name: 'Criar conta' }).click();

/** Confirms the e-mail of a new account with the code of the newest mail. */
export async function confirmEmail(page: Page, email: string): Promise<void> {
  await expectScreen(page, 'Confirme seu e-mail');
  await page.getByLabel('Código de 6 dígitos').fill(await waitForCode(email));
  await page.getByRole('button', { name: 'Confirmar' }).click();
}

export async function changePassword(page: Page, current: string, chosen: string): Promise<void> {
  await expectScreen(page, 'Trocar a senha');
  await page.getByLabel('Senha atual').fill(current);
  await page.getByLabel('Nova senha').fill(chosen);
  await page.getByRole('button', { name: 'Trocar a senha' }).click();
}
