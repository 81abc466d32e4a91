import { randomUUID } from 'node:crypto';
import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { userRoutes } from '#contract/routes/users.ts';
import { legalDocuments } from '#lib/legal-documents.ts';
import { type ClientOfPool, signIn } from '#scripts/identity/sign-in.ts';
import { awsClientSettings } from '../stage.ts';
import { call } from './call.ts';
import { ourClient } from './sign-in.ts';
import { writeUser } from './table.ts';

const password = 'Vitrine#2026';

let client: CognitoIdentityProviderClient | undefined;
const cognito = () => {
  client ??= new CognitoIdentityProviderClient(awsClientSettings());
  return client;
};

/** Someone who has signed in, with the token of their calls. */
export interface Person {
  readonly userId: string;
  readonly email: string;
  /** The access token, which the web app sends. */
  readonly token: string;
  readonly idToken: string;
}

/** An account with a password that its user chose. */
async function anAccount(poolId = ourClient().poolId): Promise<string> {
  const email = `${randomUUID()}@vitrine.test`;
  const user = { UserPoolId: poolId, Username: email };
  await cognito().send(
    new AdminCreateUserCommand({
      ...user,
      MessageAction: 'SUPPRESS',
      UserAttributes: [
        { Name: 'email', Value: email },
        { Name: 'email_verified', Value: 'true' },
      ],
    }),
  );
  await cognito().send(
    new AdminSetUserPasswordCommand({ ...user, Password: password, Permanent: true }),
  );
  return email;
}

/** Signs an account in, by the web app's client or another. */
export async function signedIn(email: string, client: ClientOfPool = ourClient()): Promise<Person> {
  const session = await signIn(cognito(), client, email, password);
  return { userId: session.userId, email, token: session.accessToken, idToken: session.idToken };
}

/** Someone whose account was made by others: signed in, unknown to the marketplace, no terms accepted. */
export async function aNewcomer(client = ourClient()): Promise<Person> {
  return signedIn(await anAccount(client.poolId), client);
}

/** Has someone accept the current terms. */
async function withTerms(person: Person): Promise<Person> {
  const body = { version: legalDocuments.termsVersion };
  await call(userRoutes.acceptTerms, { as: person, body });
  return person;
}

/** Someone new to the marketplace who has accepted its terms, signed in. */
export async function aPerson(): Promise<Person> {
  return withTerms(await aNewcomer());
}

/** Someone of the marketplace's staff: in the group, and with the staff record. */
export async function aStaffMember(): Promise<Person> {
  const email = await anAccount();
  await cognito().send(
    new AdminAddUserToGroupCommand({
      UserPoolId: ourClient().poolId,
      Username: email,
      GroupName: 'staff',
    }),
  );
  const person = await signedIn(email);
  const now = new Date().toISOString();
  await writeUser({ userId: person.userId, status: 'active', createdAt: now, staffSince: now });
  return withTerms(person);
}

/** Takes someone out while their token is still good. */
export async function removeUser({ userId }: Person): Promise<void> {
  await writeUser({ userId, status: 'removed', createdAt: new Date().toISOString() });
}
