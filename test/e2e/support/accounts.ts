import { randomUUID } from 'node:crypto';
import {
  AdminCreateUserCommand,
  CognitoIdentityProviderClient,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { legalDocuments } from '#lib/config/legal-documents.ts';
import { awsClientSettings } from '#test/support/stage.ts';
import { ourClient } from '#test/support/stories/sign-in.ts';

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

/** Creates an account with a temporary password that has never signed in; returns the e-mail. */
export async function anInvitedEmail(temporaryPassword: string): Promise<string> {
  const email = anEmail();
  await cognito().send(
    new AdminCreateUserCommand({
      UserPoolId: ourClient().poolId,
      Username: email,
      TemporaryPassword: temporaryPassword,
      MessageAction: 'SUPPRESS',
      UserAttributes: [
        { Name: 'email', Value: email },
        { Name: 'email_verified', Value: 'true' },
      ],
    }),
  );
  return email;
}
