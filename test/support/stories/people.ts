import { randomUUID } from 'node:crypto';
import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { userRoutes } from '#contract/accounts/user-routes.ts';
import { legalDocuments } from '#lib/config/legal-documents.ts';
import { awsClientSettings } from '../stage.ts';
import { call } from './call.ts';
import { ourClient } from './sign-in.ts';
import { type ClientOfPool, type SrpSecrets, signInBySrp } from './sign-in-by-srp.ts';
import { writeUser } from './table.ts';

const permanentPassword = 'Vitrine#2026';

let client: CognitoIdentityProviderClient | undefined;
const cognito = () => {
  client ??= new CognitoIdentityProviderClient(awsClientSettings());
  return client;
};

/** A signed-in user with their tokens. */
export interface Person {
  readonly userId: string;
  readonly email: string;
  /** The access token, sent as the bearer token. */
  readonly token: string;
  readonly idToken: string;
}

/** The user pool, for calls of its users and of an administrator. */
export const stageUserPool = cognito;

/** Creates a confirmed account with a permanent password. Returns its email. */
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
    new AdminSetUserPasswordCommand({ ...user, Password: permanentPassword, Permanent: true }),
  );
  return email;
}

/** Signs an account in, by default with the web app's client. */
export async function signedIn(
  email: string,
  client: ClientOfPool = ourClient(),
  { password = permanentPassword, codeOf }: Partial<SrpSecrets> = {},
): Promise<Person> {
  const session = await signInBySrp(cognito(), client, email, { password, codeOf });
  return { userId: session.userId, email, token: session.accessToken, idToken: session.idToken };
}

/** A signed-in user with an account created by an administrator: no user record, no terms accepted. */
export async function aNewcomer(client = ourClient()): Promise<Person> {
  return signedIn(await anAccount(client.poolId), client);
}

/** Accepts the current terms for a user. */
async function withTerms(person: Person): Promise<Person> {
  const body = { version: legalDocuments.termsVersion };
  await call(userRoutes.acceptTerms, { as: person, body });
  return person;
}

/** A new signed-in user who has accepted the terms. */
export async function aPerson(): Promise<Person> {
  return withTerms(await aNewcomer());
}

/** A signed-in staff member, who needs both the Cognito group and `staffSince` in the user record. */
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
